import { PublicBank } from '#domain/pages/schema.ts';
import { pageOf } from '#domain/wire/paging.ts';
import { route } from '#worker/http/route.ts';
import { wholeList } from '#worker/http/answers/whole-list.ts';
import { listBanks } from './queries.ts';

export const bankRoutes = [
  route('public', {
    method: 'get',
    path: '/v1/website/bank',
    tags: ['website'],
    summary: 'Accounts that guests may pay to',
    answer: pageOf(PublicBank),
    returns: 'All of them',
    handle: async ({ db }) => wholeList(await listBanks(db)),
  }),
] as const;
