import agencyPapers from './agencyPapers.ts';
import asked from './asked.ts';
import availability from './availability.ts';
import buyer from './buyer.ts';
import comments from './comments.ts';
import confirm from './confirm.ts';
import contact from './contact.ts';
import documents from './documents.ts';
import favourites from './favourites.ts';
import guestList from './guestList.ts';
import home from './home.ts';
import listing from './listing.ts';
import lost from './lost.ts';
import offer from './offer.ts';
import offers from './offers.ts';
import payment from './payment.ts';
import place from './place.ts';
import privacy from './privacy.ts';
import promises from './promises.ts';
import questions from './questions.ts';
import requestPage from './requestPage.ts';
import shell from './shell.ts';
import stay from './stay.ts';
import stayForms from './stayForms.ts';
import texts from './texts.ts';
import tracking from './tracking.ts';
import villa from './villa.ts';
import wish from './wish.ts';

/** What pages say where no island is, by room; never sent to a browser but as a page. */
export default {
  agencyPapers,
  asked,
  availability,
  buyer,
  comments,
  confirm,
  contact,
  documents,
  favourites,
  guestList,
  home,
  listing,
  lost,
  offer,
  offers,
  payment,
  place,
  privacy,
  promises,
  questions,
  requestPage,
  shell,
  stay,
  stayForms,
  texts,
  tracking,
  villa,
  wish,
};
