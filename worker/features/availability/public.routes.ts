import * as z from 'zod';
import { Availability, AvailabilityQuery } from '#domain/availability/schema.ts';
import { notFound } from '#domain/errors.ts';
import { route, tagged } from '#worker/http/route.ts';
import { findCalendar } from './calendar.ts';
import { sayDays } from './say-days.ts';

export const availabilityRoutes = tagged('availability', [
  route('public', 'get /v1/villa/{slug}/availability', {
    summary: 'The days [from, to) of a villa, the next 400 unless asked otherwise; at most 800',
    param: z.object({ slug: z.string() }),
    query: AvailabilityQuery,
    answer: Availability,
    returns: 'Each day with its price and why no stay may begin',
    handle: async (deps, { param: { slug }, query }) => {
      const days = await findCalendar(deps, slug, query);
      if (days === null) throw notFound('Böyle bir villa yok ya da artık yayında değil.');
      return { days: await sayDays(days, query.language) };
    },
  }),
]);
