import answer from './answer.ts';
import forms from './forms.ts';
import guestList from './guestList.ts';

export default { answer, forms, guestList };
