import {
  KbsAgain,
  KbsFacility,
  KbsFacilityInput,
  KbsFacilityPage,
  KbsFacilityUpdate,
  KbsTested,
} from '#domain/kbs/admin-schema.ts';
import { Deleted, deleted } from '#worker/http/answers/deleted.ts';
import { wholeList } from '#worker/http/answers/whole-list.ts';
import { EventIdParam } from '#worker/http/requests/path-params.ts';
import { route, tagged } from '#worker/http/route.ts';
import {
  createFacility,
  deleteFacility,
  listFacilities,
  reportAgain,
  testFacility,
  updateFacility,
} from './facilities.ts';

export const kbsRoutes = tagged('admin kbs', [
  route('kbs', 'get /v1/admin/kbs/facilities', {
    summary: 'The facilities at the identity notification service (law 1774), without passwords',
    answer: KbsFacilityPage,
    returns: 'All of them, districts first',
    handle: async (deps) => wholeList(await listFacilities(deps)),
  }),
  route('kbs', 'post /v1/admin/kbs/facilities', {
    summary: 'Add the facility of a villa or of a district',
    description: '404 NOT_FOUND, 409 FACILITY_TAKEN, 422 VALIDATION.',
    json: KbsFacilityInput,
    answer: KbsFacility,
    returns: 'It is used from its first day on',
    status: 201,
    handle: (deps, { body }, { actor }) => createFacility(deps, body, actor),
  }),
  route('kbs', 'put /v1/admin/kbs/facilities/{id}', {
    summary: 'Change a facility; user and password stay where they are left out',
    description: '404 NOT_FOUND, 409 STALE_VERSION, 422 VALIDATION.',
    param: EventIdParam,
    json: KbsFacilityUpdate,
    answer: KbsFacility,
    returns: 'As it is now; what was held is sent again',
    handle: (deps, { param: { id }, body }, { actor }) => updateFacility(deps, id, body, actor),
  }),
  route('kbs', 'delete /v1/admin/kbs/facilities/{id}', {
    summary: 'Remove a facility that nobody is reported into',
    description: '404 NOT_FOUND, 409 IN_USE.',
    param: EventIdParam,
    answer: Deleted,
    returns: 'It is gone',
    handle: (deps, { param: { id } }, { actor }) => deleted(deleteFacility(deps, id, actor)),
  }),
  route('kbs', 'post /v1/admin/kbs/facilities/{id}/test', {
    summary: 'Call the service once without changing anything there',
    description: '404 NOT_FOUND.',
    param: EventIdParam,
    answer: KbsTested,
    returns: 'Whether it accepts the access, in its words',
    handle: (deps, { param: { id } }, { actor }) => testFacility(deps, id, actor),
  }),
  route('identity', 'post /v1/admin/kbs/people/{id}/again', {
    summary: 'Report a person again whose report was refused',
    description: '404 NOT_FOUND.',
    param: EventIdParam,
    answer: KbsAgain,
    returns: 'It is sent within the next minute',
    handle: async (deps, { param: { id } }, { actor }) => {
      await reportAgain(deps, id, actor);
      return { queued: true as const };
    },
  }),
]);
