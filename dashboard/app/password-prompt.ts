import { createPrompt } from './prompt.ts';

/** Asks for the own password over whatever is on the screen; true once the Worker has taken it. */
export const { ask: askForPassword, usePrompt: usePasswordPrompt } = createPrompt(false);
