import { createPrompt } from './prompt.ts';

/** Asks for the user's password over the current screen; true once the Worker has accepted it. */
export const { ask: askForPassword, usePrompt: usePasswordPrompt } = createPrompt(false);
