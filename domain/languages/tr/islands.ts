import answer from './answer.ts';
import calendar from './calendar.ts';
import card from './card.ts';
import island from './island.ts';
import paths from './paths.ts';
import quote from './quote.ts';
import request from './request.ts';
import writeReview from './writeReview.ts';

/** What islands say, by room; a browser loads those of one language, with its first island. */
export default { answer, calendar, card, island, paths, quote, request, writeReview };
