import answer from './answer.ts';
import calendar from './calendar.ts';
import card from './card.ts';
import cards from './cards.ts';
import filters from './filters.ts';
import island from './island.ts';
import map from './map.ts';
import newsletter from './newsletter.ts';
import paths from './paths.ts';
import quote from './quote.ts';
import request from './request.ts';
import results from './results.ts';
import search from './search.ts';
import writeReview from './writeReview.ts';

export default {
  answer,
  calendar,
  card,
  cards,
  filters,
  island,
  map,
  newsletter,
  paths,
  quote,
  request,
  results,
  search,
  writeReview,
};
