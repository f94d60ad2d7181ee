import { z } from '@hono/zod-openapi';
import {
  AltText,
  DeletedVillaImage,
  DeleteVillaImageQuery,
  OrderVillaImagesInput,
  UndoVillaImageInput,
  UpdateVillaImageInput,
  UploadedPicture,
  VillaImage,
  VillaImageOrder,
} from '#domain/media/admin-schema.ts';
import { queryId } from '#domain/wire/list-query.ts';
import { actorOf } from '#worker/http/context.ts';
import { EventIdParam, rowId } from '#worker/http/requests/path-params.ts';
import { answer, featureApp, jsonBody, route } from '#worker/http/route.ts';
import { multipartBody, UploadedFile } from '#worker/http/requests/upload.ts';
import { addVillaImage } from './villa-images/add-villa-image.ts';
import { deleteVillaImage } from './villa-images/delete-villa-image.ts';
import { undoDelete } from './villa-images/undo-delete.ts';
import { orderVillaImages } from './villa-images/order-villa-images.ts';
import { updateVillaImage } from './villa-images/update-villa-image.ts';
import { uploadPicture } from './storage/upload-picture.ts';

const tags = ['admin media'];
const PICTURE_ERRORS =
  '413 TOO_LARGE over 5 MB, 415 UNSUPPORTED_MEDIA_TYPE, 422 IMAGE_TOO_LARGE over 40 megapixels, 422 IMAGE_UNREADABLE';

const uploadRoute = route('media', {
  method: 'post',
  path: '/v1/admin/media',
  tags,
  summary: 'Upload a picture for a post, a person, a region or a villa type',
  description: `JPEG, PNG or WebP by its first bytes. Save \`key\` where the picture belongs within a day. ${PICTURE_ERRORS}.`,
  request: { body: multipartBody(z.strictObject({ file: UploadedFile })) },
  responses: { 201: answer(UploadedPicture, 'The stored picture') },
});

const addRoute = route('villas.write', {
  method: 'post',
  path: '/v1/admin/villas/image',
  tags,
  summary: 'Add a picture to a villa, behind its others',
  description: `JPEG, PNG or WebP by its first bytes; stored without metadata. 404 NOT_FOUND, ${PICTURE_ERRORS}, 422 TOO_MANY.`,
  request: {
    body: multipartBody(
      z.strictObject({ villa_id: queryId, file: UploadedFile, alt: AltText.default('') }),
    ),
  },
  responses: { 201: answer(VillaImage, 'The picture') },
});

const orderRoute = route('villas.write', {
  method: 'put',
  path: '/v1/admin/villas/image/updateorder',
  tags,
  summary: "Put a villa's pictures in another order; the first is the cover",
  description: '404 NOT_FOUND, 409 STALE_ORDER when `ids` are not exactly its pictures.',
  request: { body: jsonBody(OrderVillaImagesInput) },
  responses: { 200: answer(VillaImageOrder, 'The new order') },
});

const updateRoute = route('villas.write', {
  method: 'patch',
  path: '/v1/admin/villas/image/{id}',
  tags,
  summary: 'Change the alternative text or the room of a picture',
  description: '404 NOT_FOUND.',
  request: { params: EventIdParam, body: jsonBody(UpdateVillaImageInput) },
  responses: { 200: answer(VillaImage, 'The picture') },
});

const deleteRoute = route('villas.write', {
  method: 'delete',
  path: '/v1/admin/villas/image/{id}',
  tags,
  summary: 'Take a picture off its villa, with its files',
  description:
    'With `undoable` its files stay for a day at most and `undo` is a key that puts it back within ten seconds. 404 NOT_FOUND.',
  request: { params: EventIdParam, query: DeleteVillaImageQuery },
  responses: { 200: answer(DeletedVillaImage, 'It is gone') },
});

const undoRoute = route('villas.write', {
  method: 'post',
  path: '/v1/admin/villas/image/undo',
  tags,
  summary: 'Put a picture back that was just taken off its villa',
  description: '409 PICTURE_GONE once it is too late.',
  request: { body: jsonBody(UndoVillaImageInput) },
  responses: { 200: answer(VillaImage, 'The picture, where it was') },
});

export const adminMediaRoutes = featureApp()
  .openapi(uploadRoute, async (c) => {
    const content = await uploadPicture(c.get('deps'), c.req.valid('form').file, actorOf(c));
    return c.json({ content }, 201);
  })
  .openapi(addRoute, async (c) => {
    const deps = c.get('deps');
    const { villa_id: villaId, file, alt } = c.req.valid('form');
    const content = await addVillaImage(deps, { villaId, file, alt }, actorOf(c));
    return c.json({ content }, 201);
  })
  .openapi(orderRoute, async (c) => {
    const deps = c.get('deps');
    const content = c.req.valid('json');
    await orderVillaImages(deps, content, actorOf(c));
    return c.json({ content }, 200);
  })
  .openapi(updateRoute, async (c) => {
    const deps = c.get('deps');
    const id = rowId(c.req.valid('param').id);
    const content = await updateVillaImage(deps, id, c.req.valid('json'), actorOf(c));
    return c.json({ content }, 200);
  })
  .openapi(deleteRoute, async (c) => {
    const deps = c.get('deps');
    const id = rowId(c.req.valid('param').id);
    const { undoable } = c.req.valid('query');
    const undo = await deleteVillaImage(deps, id, undoable === true, actorOf(c));
    return c.json({ content: { deleted: true as const, undo } }, 200);
  })
  .openapi(undoRoute, async (c) => {
    const { token } = c.req.valid('json');
    return c.json({ content: await undoDelete(c.get('deps'), token, actorOf(c)) }, 200);
  });
