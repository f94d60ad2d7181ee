import calendar from './calendar.ts';
import island from './island.ts';
import paths from './paths.ts';

export default { calendar, island, paths };
