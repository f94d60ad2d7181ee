import { may } from '#domain/auth/permissions.ts';
import {
  AdminVilla,
  CreateVillaInput,
  AmenitiesSaved,
  ReplaceAmenitiesInput,
  UpdateVillaInput,
} from '#domain/villas/admin-schema.ts';
import { BtransSaved, UpdateBtransInput } from '#domain/villas/btrans-schema.ts';
import { PreviewLink } from '#domain/villas/schema.ts';
import { actorOf, getSession } from '#worker/http/context.ts';
import { tagVersion } from '#worker/http/answers/etag.ts';
import { EventIdParam, rowId, VillaIdParam } from '#worker/http/requests/path-params.ts';
import { answer, featureApp, jsonBody, route } from '#worker/http/route.ts';
import { createVilla } from './save/create-villa.ts';
import { readBtrans, readEditor } from './editor/editor.ts';
import { villaFlagRoutes } from './flag.routes.ts';
import { villaListRoutes } from './list.routes.ts';
import { makePreviewLink } from './editor/preview.ts';
import { replaceAmenities } from './save/replace-amenities.ts';
import { updateBtrans } from './save/update-btrans.ts';
import { updateVilla } from './save/update-villa.ts';

const tags = ['admin villas'];

const detailRoute = route('villas.read', {
  method: 'get',
  path: '/v1/admin/villas/{id}',
  tags,
  summary: 'Everything the editor of a villa shows; an owner sees own ones, without agency facts',
  description:
    'The version is in the body and in `ETag`. 404 NOT_FOUND when the villa is unknown or not yours.',
  request: { params: EventIdParam },
  responses: { 200: answer(AdminVilla, 'The villa') },
});

const createRoute = route('villas.create', {
  method: 'post',
  path: '/v1/admin/villas',
  tags,
  summary: 'Add a villa; it is not active unless asked for',
  description:
    '409 SLUG_TAKEN, CODE_TAKEN; 422 PERMIT_REQUIRED for an active villa without a permit number, ' +
    'CAPACITY_RULE (at most 2 × bedrooms + 2, never above 12 or the permit), UNKNOWN_CHOICE, ' +
    'VALIDATION. `issues` names the fields.',
  request: { body: jsonBody(CreateVillaInput) },
  responses: { 201: answer(AdminVilla, 'The villa') },
});

const updateRoute = route('villas.write', {
  method: 'put',
  path: '/v1/admin/villas/{villa_id}',
  tags,
  summary: 'Save sections of the editor; what is left out stays as it is',
  description:
    'Removing the permit number of an active villa takes it off the site and says so in `notices`. ' +
    '404 NOT_FOUND; 409 STALE_VERSION naming who saved since, SLUG_TAKEN, CODE_TAKEN; ' +
    '422 CAPACITY_RULE, UNKNOWN_CHOICE, VALIDATION. `issues` names the fields.',
  request: { params: VillaIdParam, body: jsonBody(UpdateVillaInput) },
  responses: { 200: answer(AdminVilla, 'The villa with its raised version') },
});

const btransRoute = route('landlords', {
  method: 'put',
  path: '/v1/admin/villas/btrans/{villa_id}',
  tags,
  summary: 'Save what the transport report (BTRANS) says of the villa and its owner',
  description:
    'The identity number is encrypted and comes back masked; left out, the stored one stays. ' +
    '404 NOT_FOUND, 409 STALE_VERSION, 422 VALIDATION for a number that is none of its kind.',
  request: { params: VillaIdParam, body: jsonBody(UpdateBtransInput) },
  responses: { 200: answer(BtransSaved, "The fields and the villa's version after it") },
});

const amenitiesRoute = route('villas.write', {
  method: 'put',
  path: '/v1/admin/villas/{villa_id}/features',
  tags,
  summary: "Replace a villa's features as a set",
  description: '404 NOT_FOUND, 409 STALE_VERSION, 422 UNKNOWN_CHOICE for a feature that is gone.',
  request: { params: VillaIdParam, body: jsonBody(ReplaceAmenitiesInput) },
  responses: { 200: answer(AmenitiesSaved, "The set and the villa's version after it") },
});

const previewRoute = route('villas.write', {
  method: 'post',
  path: '/v1/admin/villas/{id}/preview',
  tags,
  summary: 'An address that shows the page of the villa for an hour, on sale or not',
  description: '404 NOT_FOUND.',
  request: { params: EventIdParam },
  responses: { 200: answer(PreviewLink, 'The path on the site') },
});

// Lists first: `{id}` would match `all` and `withdates`.
export const adminVillaRoutes = featureApp()
  .route('/', villaListRoutes)
  .openapi(detailRoute, async (c) => {
    const id = rowId(c.req.valid('param').id);
    const content = await readEditor(c.get('deps'), id, getSession(c));
    tagVersion(c, content);
    return c.json({ content }, 200);
  })
  .openapi(createRoute, async (c) => {
    const id = await createVilla(c.get('deps'), c.req.valid('json'), actorOf(c));
    return c.json({ content: await readEditor(c.get('deps'), id, getSession(c)) }, 201);
  })
  .openapi(updateRoute, async (c) => {
    const deps = c.get('deps');
    const id = rowId(c.req.valid('param').villa_id);
    const keepsTerms = !may(getSession(c).role, 'money.write');
    const notices = await updateVilla(deps, id, c.req.valid('json'), actorOf(c), { keepsTerms });
    const villa = await readEditor(deps, id, getSession(c));
    tagVersion(c, villa);
    return c.json({ content: { ...villa, notices } }, 200);
  })
  .openapi(btransRoute, async (c) => {
    const id = rowId(c.req.valid('param').villa_id);
    await updateBtrans(c.get('deps'), id, c.req.valid('json'), actorOf(c));
    return c.json({ content: await readBtrans(c.get('deps'), id) }, 200);
  })
  .openapi(amenitiesRoute, async (c) => {
    const deps = c.get('deps');
    const villaId = rowId(c.req.valid('param').villa_id);
    const { featureIds, ...input } = c.req.valid('json');
    const version = await replaceAmenities(deps, villaId, { ...input, featureIds }, actorOf(c));
    return c.json({ content: { villa_id: villaId, version, featureIds } }, 200);
  })
  .openapi(previewRoute, async (c) => {
    const content = await makePreviewLink(c.get('deps'), rowId(c.req.valid('param').id));
    return c.json({ content }, 200);
  })
  .route('/', villaFlagRoutes);
