import availability from './availability.ts';
import buyer from './buyer.ts';
import confirm from './confirm.ts';
import documents from './documents.ts';
import guestList from './guestList.ts';
import offer from './offer.ts';
import payment from './payment.ts';
import promises from './promises.ts';
import requestPage from './requestPage.ts';
import shell from './shell.ts';
import stay from './stay.ts';
import stayForms from './stayForms.ts';
import tracking from './tracking.ts';

export default {
  availability,
  buyer,
  confirm,
  documents,
  guestList,
  offer,
  payment,
  promises,
  requestPage,
  shell,
  stay,
  stayForms,
  tracking,
};
