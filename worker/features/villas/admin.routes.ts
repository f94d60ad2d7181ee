import { villaFlagRoutes } from './flag.routes.ts';
import { villaListRoutes } from './list.routes.ts';
import { may } from '#domain/auth/permissions.ts';
import {
  AdminVilla,
  CreateVillaInput,
  AmenitiesSaved,
  InstantConsent,
  InstantConsentInput,
  ReplaceAmenitiesInput,
  UpdateVillaInput,
} from '#domain/villas/admin-schema.ts';
import { BtransSaved, UpdateBtransInput } from '#domain/villas/btrans-schema.ts';
import { PreviewLink } from '#domain/villas/schema.ts';
import { VillaIdParam, RowIdParam } from '#worker/http/requests/path-params.ts';
import { route, tagged } from '#worker/http/route.ts';
import { agreeInstant } from './save/agree-instant.ts';
import { createVilla } from './save/create-villa.ts';
import { readBtrans, readEditor } from './editor/editor.ts';
import { makePreviewLink } from './editor/preview.ts';
import { replaceAmenities } from './save/replace-amenities.ts';
import { updateBtrans } from './save/update-btrans.ts';
import { updateVilla } from './save/update-villa.ts';

// Lists first: `{id}` would match `all` and `withdates`.
export const adminVillaRoutes = tagged('admin villas', [
  ...villaListRoutes,
  route('villas.read', 'get /v1/admin/villas/{id}', {
    summary: 'Everything the editor of a villa shows; an owner sees own ones, without agency facts',
    description:
      'The version is in the body and in `ETag`. 404 NOT_FOUND when the villa is unknown or not yours.',
    param: RowIdParam,
    answer: AdminVilla,
    returns: 'The villa',
    etag: true,
    handle: (deps, { param: { id } }, { session }) => readEditor(deps, id, session),
  }),
  route('villas.create', 'post /v1/admin/villas', {
    summary: 'Add a villa; it is not active unless asked for',
    description:
      '409 SLUG_TAKEN, CODE_TAKEN; 422 PERMIT_REQUIRED for an active villa without a permit number, ' +
      'CAPACITY_RULE (at most 2 × bedrooms + 2, never above 12 or the permit), UNKNOWN_CHOICE, ' +
      'VALIDATION. `issues` names the fields.',
    json: CreateVillaInput,
    answer: AdminVilla,
    returns: 'The villa',
    status: 201,
    handle: async (deps, { body }, { actor, session }) => {
      const id = await createVilla(deps, body, actor);
      return readEditor(deps, id, session);
    },
  }),
  route('villas.write', 'put /v1/admin/villas/{villa_id}', {
    summary: 'Save sections of the editor; what is left out stays as it is',
    description:
      'Removing the permit number of an active villa takes it off the site and says so in `notices`. ' +
      '404 NOT_FOUND; 409 STALE_VERSION naming who saved since, SLUG_TAKEN, CODE_TAKEN; ' +
      '422 CAPACITY_RULE, UNKNOWN_CHOICE, VALIDATION. `issues` names the fields.',
    param: VillaIdParam,
    json: UpdateVillaInput,
    answer: AdminVilla,
    returns: 'The villa with its raised version',
    etag: true,
    handle: async (deps, { param: { villa_id: id }, body }, { actor, session }) => {
      const keepsTerms = !may(session.role, 'money.write');
      const notices = await updateVilla(deps, id, body, actor, { keepsTerms });
      const villa = await readEditor(deps, id, session);
      return { ...villa, notices };
    },
  }),
  route('landlords', 'put /v1/admin/villas/btrans/{villa_id}', {
    summary: 'Save what the transport report (BTRANS) says of the villa and its owner',
    description:
      'The identity number is encrypted and comes back masked; left out, the stored one stays. ' +
      '404 NOT_FOUND, 409 STALE_VERSION, 422 VALIDATION for a number that is none of its kind.',
    param: VillaIdParam,
    json: UpdateBtransInput,
    answer: BtransSaved,
    returns: "The fields and the villa's version after it",
    handle: async (deps, { param: { villa_id: id }, body }, { actor }) => {
      await updateBtrans(deps, id, body, actor);
      return readBtrans(deps, id);
    },
  }),
  route('villas.write', 'put /v1/admin/villas/{villa_id}/features', {
    summary: "Replace a villa's features as a set",
    description: '404 NOT_FOUND, 409 STALE_VERSION, 422 UNKNOWN_CHOICE for a feature that is gone.',
    param: VillaIdParam,
    json: ReplaceAmenitiesInput,
    answer: AmenitiesSaved,
    returns: "The set and the villa's version after it",
    handle: async (
      deps,
      { param: { villa_id: villaId }, body: { featureIds, ...input } },
      { actor },
    ) => {
      const version = await replaceAmenities(deps, villaId, { ...input, featureIds }, actor);
      return { villa_id: villaId, version, featureIds };
    },
  }),
  route('villas.agree', 'patch /v1/admin/villas/{id}/instant', {
    summary: 'An owner agrees that the house is booked at once, or no longer; stays booked stand',
    description: '404 NOT_FOUND when the villa is unknown or not yours.',
    param: RowIdParam,
    json: InstantConsentInput,
    answer: InstantConsent,
    returns: 'The day since which it is agreed',
    handle: (deps, { param, body }, { actor, session }) =>
      agreeInstant(deps, param.id, body, actor, session),
  }),
  route('villas.write', 'post /v1/admin/villas/{id}/preview', {
    summary: 'An address that shows the page of the villa for an hour, on sale or not',
    description: '404 NOT_FOUND.',
    param: RowIdParam,
    answer: PreviewLink,
    returns: 'The path on the site',
    handle: (deps, { param }) => makePreviewLink(deps, param.id),
  }),
  ...villaFlagRoutes,
]);
