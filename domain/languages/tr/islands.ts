import calendar from './calendar.ts';
import island from './island.ts';
import paths from './paths.ts';

/** What islands say, by room; a browser loads those of one language, with its first island. */
export default { calendar, island, paths };
