/**
 * What browsers say of a file of scripts that is not there, or that is no script: a server may
 * answer with a page instead. An update takes the files of the version before it away.
 */
const GONE =
  /dynamically imported module|module script|unexpected token '?<|expected expression, got '<'/i;

export const isGoneFile = (error: unknown): boolean =>
  error instanceof Error && GONE.test(error.message);
