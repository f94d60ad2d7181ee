import availability from './availability.ts';
import shell from './shell.ts';

export default { availability, shell };
