/** What islands say, by room; a browser loads those of one language, with its first island. */

export { default as answer } from './answer.ts';
export { default as calendar } from './calendar.ts';
export { default as card } from './card.ts';
export { default as cards } from './cards.ts';
export { default as filters } from './filters.ts';
export { default as island } from './island.ts';
export { default as map } from './map.ts';
export { default as newsletter } from './newsletter.ts';
export { default as paths } from './paths.ts';
export { default as quote } from './quote.ts';
export { default as request } from './request.ts';
export { default as results } from './results.ts';
export { default as search } from './search.ts';
export { default as writeReview } from './writeReview.ts';
