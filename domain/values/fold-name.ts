import { fold } from './fold.ts';
import { remembered } from './remembered.ts';

/** {@link fold} of names that are compared again and again. */
export const foldName = remembered(fold);
