import asked from './asked.ts';
import comments from './comments.ts';
import contact from './contact.ts';
import favourites from './favourites.ts';
import home from './home.ts';
import listing from './listing.ts';
import lost from './lost.ts';
import offers from './offers.ts';
import proof from './proof.ts';
import place from './place.ts';
import privacy from './privacy.ts';
import questions from './questions.ts';
import shell from './shell.ts';
import texts from './texts.ts';
import villa from './villa.ts';

/** What pages say where no island is, by room; never sent to a browser but as a page. */
export default {
  asked,
  comments,
  contact,
  favourites,
  home,
  listing,
  lost,
  offers,
  proof,
  place,
  privacy,
  questions,
  shell,
  texts,
  villa,
};
