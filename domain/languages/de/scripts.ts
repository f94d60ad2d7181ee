export { default as answer } from './answer.ts';
export { default as core } from './core.ts';
export { default as forms } from './forms.ts';
export { default as guestList } from './guestList.ts';
