/* What is loaded when somebody begins to use the page of a stay. The export is for tools, which
   expect one in a module loaded by address. */
import '#site/features/guests/save-as-it-goes.ts';

export { default } from './check-review.ts';
