import { createPrompt } from './prompt.ts';

/**
 * Asks whether to leave what is not saved; true when it may be left. Whoever is being signed out is not
 * held up: drafts are kept.
 */
export const { ask: askToLeave, usePrompt: useLeavePrompt } = createPrompt(true);
