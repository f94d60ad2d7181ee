import * as z from 'zod';
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
import { RowIdParam } from '#worker/http/requests/path-params.ts';
import { route, tagged } from '#worker/http/route.ts';
import { PICTURE } from '#worker/http/requests/body-size.ts';
import { UploadedFile } from '#worker/http/requests/upload.ts';
import { addVillaImage } from './villa-images/add-villa-image.ts';
import { deleteVillaImage } from './villa-images/delete-villa-image.ts';
import { undoDelete } from './villa-images/undo-delete.ts';
import { orderVillaImages } from './villa-images/order-villa-images.ts';
import { updateVillaImage } from './villa-images/update-villa-image.ts';
import { uploadPicture } from './storage/upload-picture.ts';

const PICTURE_ERRORS =
  '413 TOO_LARGE over 5 MB, 415 UNSUPPORTED_MEDIA_TYPE, 422 IMAGE_TOO_LARGE over 40 megapixels, 422 IMAGE_UNREADABLE';

export const adminMediaRoutes = tagged('admin media', [
  route('media', 'post /v1/admin/media', {
    summary: 'Upload a picture for a post, a person, a region or a villa type',
    description: `JPEG, PNG, WebP or HEIC by its first bytes. Save \`key\` where the picture belongs within a day. ${PICTURE_ERRORS}.`,
    multipart: z.strictObject({ file: UploadedFile }),
    size: PICTURE,
    answer: UploadedPicture,
    returns: 'The stored picture',
    status: 201,
    handle: (deps, { body }, { actor }) => uploadPicture(deps, body.file, actor),
  }),
  route('villas.write', 'post /v1/admin/villas/image', {
    summary: 'Add a picture to a villa, behind its others',
    description: `JPEG, PNG, WebP or HEIC by its first bytes; stored without metadata. 404 NOT_FOUND, ${PICTURE_ERRORS}, 422 TOO_MANY.`,
    multipart: z.strictObject({ villa_id: queryId, file: UploadedFile, alt: AltText.default('') }),
    size: PICTURE,
    answer: VillaImage,
    returns: 'The picture',
    status: 201,
    handle: (deps, { body: { villa_id: villaId, file, alt } }, { actor }) =>
      addVillaImage(deps, { villaId, file, alt }, actor),
  }),
  route('villas.write', 'put /v1/admin/villas/image/updateorder', {
    summary: "Put a villa's pictures in another order; the first is the cover",
    description: '404 NOT_FOUND, 409 STALE_ORDER when `ids` are not exactly its pictures.',
    json: OrderVillaImagesInput,
    answer: VillaImageOrder,
    returns: 'The new order',
    handle: async (deps, { body: content }, { actor }) => {
      await orderVillaImages(deps, content, actor);
      return content;
    },
  }),
  route('villas.write', 'patch /v1/admin/villas/image/{id}', {
    summary: 'Change the alternative text or the room of a picture',
    description: '404 NOT_FOUND.',
    param: RowIdParam,
    json: UpdateVillaImageInput,
    answer: VillaImage,
    returns: 'The picture',
    handle: (deps, { param: { id }, body }, { actor }) => updateVillaImage(deps, id, body, actor),
  }),
  route('villas.write', 'delete /v1/admin/villas/image/{id}', {
    summary: 'Take a picture off its villa, with its files',
    description:
      'With `undoable` its files stay for a day at most and `undo` is a key that puts it back within ten seconds. 404 NOT_FOUND.',
    param: RowIdParam,
    query: DeleteVillaImageQuery,
    answer: DeletedVillaImage,
    returns: 'It is gone',
    handle: async (deps, { param: { id }, query: { undoable } }, { actor }) => {
      const undo = await deleteVillaImage(deps, id, undoable === true, actor);
      return { deleted: true as const, undo };
    },
  }),
  route('villas.write', 'post /v1/admin/villas/image/undo', {
    summary: 'Put a picture back that was just taken off its villa',
    description: '409 PICTURE_GONE once it is too late.',
    json: UndoVillaImageInput,
    answer: VillaImage,
    returns: 'The picture, where it was',
    handle: (deps, { body: { token } }, { actor }) => undoDelete(deps, token, actor),
  }),
]);
