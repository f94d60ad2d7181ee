import { PublicBank } from '#domain/pages/schema.ts';
import { pageOf } from '#domain/wire/paging.ts';
import { answer, featureApp, route } from '#worker/http/route.ts';
import { wholeList } from '#worker/http/answers/whole-list.ts';
import { listBanks } from './list.ts';

const banksRoute = route('public', {
  method: 'get',
  path: '/v1/website/bank',
  tags: ['website'],
  summary: 'Accounts that guests may pay to',
  responses: { 200: answer(pageOf(PublicBank), 'All of them') },
});

export const bankRoutes = featureApp().openapi(banksRoute, async (c) =>
  c.json({ content: wholeList(await listBanks(c.get('deps').db)) }, 200),
);
