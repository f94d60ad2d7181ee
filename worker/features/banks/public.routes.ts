import * as z from 'zod';
import { PublicBank } from '#domain/pages/schema.ts';
import { queryNumber } from '#domain/wire/fields.ts';
import { pageOf } from '#domain/wire/paging.ts';
import { RowIdParam } from '#worker/http/requests/path-params.ts';
import { route, tagged } from '#worker/http/route.ts';
import { wholeList } from '#worker/http/answers/whole-list.ts';
import { listBanks } from './queries.ts';

/** Kuruş, and the code of the stay. */
const KarekodQuery = z.object({
  amount: queryNumber(1, 100_000_000_000),
  code: z.string().max(20),
});

export const bankRoutes = tagged('website', [
  route('public', 'get /v1/website/bank', {
    summary: 'Accounts that guests may pay to',
    answer: pageOf(PublicBank),
    returns: 'All of them',
    handle: async ({ db }) => wholeList(await listBanks(db)),
  }),
  route('public', 'get /v1/website/bank/{id}/karekod.gif', {
    summary: 'The TR Karekod of a transfer to an account, for a bank’s app',
    description: '404 NOT_FOUND for an account whose karekod the agency has not tried.',
    param: RowIdParam,
    query: KarekodQuery,
    file: 'image/gif',
    returns: 'A picture',
    limit: 'quote',
    cache: 'private, max-age=3600',
    handle: async ({ db }, { param: { id }, query }, { c }) => {
      const { karekodPicture } = await import('./karekod.ts');
      return c.body(await karekodPicture(db, id, query), 200, { 'Content-Type': 'image/gif' });
    },
  }),
]);
