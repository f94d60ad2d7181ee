import availability from './availability.ts';
import requestPage from './requestPage.ts';
import shell from './shell.ts';

export default { availability, requestPage, shell };
