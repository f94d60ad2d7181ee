import answer from './answer.ts';
import core from './core.ts';
import forms from './forms.ts';
import guestList from './guestList.ts';

/** What scripts say that run without islands, by room; loaded with the first of them. */
export default { answer, core, forms, guestList };
