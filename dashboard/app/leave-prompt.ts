import { createPrompt } from './prompt.ts';

/**
 * Asks whether to leave unsaved changes; true when leaving is allowed. Does not delay a logout:
 * drafts are kept.
 */
export const { ask: askToLeave, usePrompt: useLeavePrompt } = createPrompt(true);
