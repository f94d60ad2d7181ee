import asked from './asked.ts';
import comments from './comments.ts';
import contact from './contact.ts';
import documents from './documents.ts';
import favourites from './favourites.ts';
import home from './home.ts';
import listing from './listing.ts';
import lost from './lost.ts';
import offers from './offers.ts';
import place from './place.ts';
import questions from './questions.ts';
import shell from './shell.ts';
import texts from './texts.ts';
import villa from './villa.ts';

export default {
  asked,
  comments,
  contact,
  documents,
  favourites,
  home,
  listing,
  lost,
  offers,
  place,
  questions,
  shell,
  texts,
  villa,
};
