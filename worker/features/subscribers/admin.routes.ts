import { SubscriberList, SubscriberListQuery } from '#domain/subscribers/admin-schema.ts';
import { IysObeyed, IysRefusalsInput, IysSent, IysSentInput } from '#domain/subscribers/iys.ts';
import { csvAnswer } from '#worker/http/answers/csv.ts';
import { Deleted, deleted } from '#worker/http/answers/deleted.ts';
import { RowIdParam } from '#worker/http/requests/path-params.ts';
import { route, tagged } from '#worker/http/route.ts';
import { deleteSubscriber } from './delete-subscriber.ts';
import { today } from '#worker/platform/clock.ts';
import { iysFile, markSent, obeyRefusals } from './iys.ts';
import { listSubscribers } from './queries.ts';

export const adminSubscriberRoutes = tagged('admin subscribers', [
  route('subscribers', 'get /v1/admin/subscribers', {
    summary: 'Addresses of the newsletter with their consent, 50 a page',
    query: SubscriberListQuery,
    answer: SubscriberList,
    returns: 'One page; those that have left only with `state=left`',
    handle: ({ db }, { query }) => listSubscribers(db, query),
  }),
  route('subscribers', 'delete /v1/admin/subscribers/{id}', {
    summary: 'Take an address off the list; its proof of consent is kept',
    description: '404 NOT_FOUND for one that is not on the list.',
    param: RowIdParam,
    answer: Deleted,
    returns: 'Off the list',
    handle: (deps, { param }, { actor }) => deleted(deleteSubscriber(deps, param.id, actor)),
  }),
  route('subscribers', 'get /v1/admin/subscribers/iys.csv', {
    summary: 'Consents and withdrawals that İYS does not know yet, as its portal takes them',
    file: 'text/csv',
    handle: async (deps) => csvAnswer(await iysFile(deps), `iys-${today(deps.clock)}.csv`),
  }),
  route('subscribers', 'post /v1/admin/subscribers/iys/sent', {
    summary: 'Record that the file of a moment was uploaded to İYS',
    json: IysSentInput,
    answer: IysSent,
    returns: 'How many addresses it had',
    handle: (deps, { body }, { actor }) => markSent(deps, body.through, actor),
  }),
  route('subscribers', 'post /v1/admin/subscribers/iys/refusals', {
    summary: 'Obey refusals that came to İYS: a file of the portal, or a list of addresses',
    json: IysRefusalsInput,
    answer: IysObeyed,
    returns: 'How many addresses were read, and how many were still on the list',
    handle: (deps, { body }, { actor }) => obeyRefusals(deps, body.text, actor),
  }),
]);
