import availability from './availability.ts';
import requestPage from './requestPage.ts';
import shell from './shell.ts';

/** What pages say where no island is, by room; never sent to a browser but as a page. */
export default { availability, requestPage, shell };
