/** Why a file cannot be used; `message` is the Turkish sentence to show. */
export class FileProblem extends Error {}
