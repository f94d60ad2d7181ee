import { z } from '@hono/zod-openapi';
import { GuidePicture } from '#domain/villas/house-guide.ts';
import { fileResponses } from '#worker/http/answers/file-answer.ts';
import { actorOf } from '#worker/http/context.ts';
import { multipartBody, UploadedFile } from '#worker/http/requests/upload.ts';
import { answer, featureApp, route } from '#worker/http/route.ts';
import { pictureAnswer } from './picture-answer.ts';
import { findGuidePicture, storeGuidePicture } from './store-guide-picture.ts';

const tags = ['admin media'];

const uploadRoute = route('villas.write', {
  method: 'post',
  path: '/v1/admin/guidepictures',
  tags,
  summary: 'Upload a picture for a villa’s house guide; no public address shows it',
  description:
    'JPEG, PNG or WebP by its first bytes. Save it in the guide within a day. 413 TOO_LARGE over 5 MB, 415 UNSUPPORTED_MEDIA_TYPE, 422 IMAGE_TOO_LARGE over 40 megapixels, 422 IMAGE_UNREADABLE.',
  request: { body: multipartBody(z.strictObject({ file: UploadedFile })) },
  responses: { 201: answer(GuidePicture, 'The stored picture') },
});

const showRoute = route('villas.write', {
  method: 'get',
  path: '/v1/admin/guidepictures',
  tags,
  summary: 'A picture of a house guide',
  description: '404 NOT_FOUND.',
  request: { query: z.object({ key: GuidePicture.shape.key }) },
  responses: fileResponses('application/octet-stream'),
});

export const guidePictureRoutes = featureApp()
  .openapi(uploadRoute, async (c) => {
    const content = await storeGuidePicture(c.get('deps'), c.req.valid('form').file, actorOf(c));
    return c.json({ content }, 201);
  })
  .openapi(showRoute, async (c) =>
    pictureAnswer(await findGuidePicture(c.get('deps'), c.req.valid('query').key)),
  );
