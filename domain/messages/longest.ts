/** Letters of a guest's message that are kept, whichever way it came; longer mails are cut. */
export const LONGEST_MESSAGE = 20_000;
