import { FIRST_LANGUAGE } from '#domain/languages/languages.ts';
import { Quote, QuoteInput } from '#domain/reservations/quote-schema.ts';
import {
  CreateReservationInput,
  ReservationCreated,
  TrackAnswer,
  TrackInput,
} from '#domain/reservations/schema.ts';
import { readInLanguage, sayTo } from '#worker/features/translations/in-language.ts';
import { route, tagged } from '#worker/http/route.ts';
import { quote } from '#worker/features/quotes/quote.ts';
import { requestReservation } from './request/request.ts';
import { trackReservation } from './request/track.ts';

export const reservationRoutes = tagged('reservations', [
  route('public', 'post /v1/quote', {
    summary: 'Price a stay to the kuruş; the signed quote is good for 30 minutes',
    description: '429 TOO_MANY_REQUESTS.',
    json: QuoteInput,
    answer: Quote,
    returns: 'The price and its token; 422 with the reason otherwise',
    limit: 'quote',
    cache: 'no-store',
    handle: async (deps, { body }, { actor: { language = FIRST_LANGUAGE } }) => {
      const priced = await quote(deps, body);
      const { thing, untranslated } = await readInLanguage(deps.db, language, 'quote', priced);
      // Lines of the price are ours, which the page reads in its language.
      const turkish = thing.extras
        .flatMap(({ name, text }) => [name, text])
        .filter((text) => untranslated.includes(text));
      return turkish.length === 0 ? thing : { ...thing, untranslated: turkish };
    },
  }),
  route('public', 'post /v1/reservation', {
    summary: 'Ask for a quoted stay; its nights are held from now on',
    description:
      'With `instant` it is booked at once: an option, to be paid on its page. 409 DATES_TAKEN, INSTANT_ENDED, PRICE_CHANGED, CONTRACT_CHANGED with what has changed since it was read, OFFER_ACCEPTED, and TOO_MANY_OPEN_REQUESTS for an e-mail address, phone or network with as many unanswered requests as the agency allows (2); 429 TOO_MANY_REQUESTS.',
    json: CreateReservationInput,
    answer: ReservationCreated,
    returns: 'The nights are held; 409 when somebody was faster',
    status: 201,
    limit: 'write',
    idempotency: 'required',
    handle: (deps, { body, key }, { actor }) => requestReservation(deps, body, key, actor),
  }),
  route('public', 'post /v1/reservation/track', {
    summary: "A guest's own reservation, by code and e-mail",
    json: TrackInput,
    answer: TrackAnswer,
    returns: 'The reservation; one and the same 404 otherwise',
    limit: 'track',
    cache: 'no-store',
    handle: async (deps, { body }, { actor }) =>
      sayTo(deps.db, actor, 'tracked', await trackReservation(deps, body, actor.language)),
  }),
]);
