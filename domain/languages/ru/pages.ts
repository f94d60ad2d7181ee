import availability from './availability.ts';
import guestList from './guestList.ts';
import requestPage from './requestPage.ts';
import shell from './shell.ts';

export default { availability, guestList, requestPage, shell };
