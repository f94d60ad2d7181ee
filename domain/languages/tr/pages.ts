import availability from './availability.ts';
import guestList from './guestList.ts';
import requestPage from './requestPage.ts';
import shell from './shell.ts';

/** What pages say where no island is, by room; never sent to a browser but as a page. */
export default { availability, guestList, requestPage, shell };
