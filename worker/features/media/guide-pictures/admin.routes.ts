import * as z from 'zod';
import { GuidePicture } from '#domain/villas/house-guide.ts';
import { PICTURE } from '#worker/http/requests/body-size.ts';
import { UploadedFile } from '#worker/http/requests/upload.ts';
import { route, tagged } from '#worker/http/route.ts';
import { pictureAnswer } from './picture-answer.ts';
import { findGuidePicture, storeGuidePicture } from './store-guide-picture.ts';

export const guidePictureRoutes = tagged('admin media', [
  route('villas.write', 'post /v1/admin/guidepictures', {
    summary: 'Upload a picture for a villa’s house guide; no public address shows it',
    description:
      'JPEG, PNG or WebP by its first bytes. Save it in the guide within a day. 413 TOO_LARGE over 5 MB, 415 UNSUPPORTED_MEDIA_TYPE, 422 IMAGE_TOO_LARGE over 40 megapixels, 422 IMAGE_UNREADABLE.',
    multipart: z.strictObject({ file: UploadedFile }),
    size: PICTURE,
    answer: GuidePicture,
    returns: 'The stored picture',
    status: 201,
    handle: (deps, { body }, { actor }) => storeGuidePicture(deps, body.file, actor),
  }),
  route('villas.write', 'get /v1/admin/guidepictures', {
    summary: 'A picture of a house guide',
    description: '404 NOT_FOUND.',
    query: z.object({ key: GuidePicture.shape.key }),
    file: 'application/octet-stream',
    handle: async (deps, { query }) => pictureAnswer(await findGuidePicture(deps, query.key)),
  }),
]);
