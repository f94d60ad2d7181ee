import answer from './answer.ts';
import core from './core.ts';
import forms from './forms.ts';
import guestList from './guestList.ts';

export default { answer, core, forms, guestList };
