/** What scripts say that run without islands, by room; loaded with the first of them. */

export { default as answer } from './answer.ts';
export { default as core } from './core.ts';
export { default as forms } from './forms.ts';
export { default as guestList } from './guestList.ts';
