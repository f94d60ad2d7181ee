import { OwnerQuestionLink } from '#domain/reservations/owner-question.ts';
import { EventIdParam } from '#worker/http/requests/path-params.ts';
import { route, tagged } from '#worker/http/route.ts';
import { copyQuestionLink } from './owner/copy-link.ts';

export const ownerLinkRoutes = tagged('admin reservations', [
  route('reservations.write', 'post /v1/admin/reservations/{id}/owner-question', {
    summary: 'The private link by which the owner of a request answers, to pass it on',
    description: '404 NOT_FOUND, 422 OWNER_NOT_ASKED.',
    param: EventIdParam,
    answer: OwnerQuestionLink,
    returns: 'The link, the same on every call, and a text with it',
    cache: 'no-store',
    handle: (deps, { param: { id } }, { actor }) => copyQuestionLink(deps, id, actor),
  }),
]);
