import type { UpdateVillaImageInput } from '#domain/media/admin-schema.ts';
import type { adminMediaRoutes } from '#worker/features/media/admin.routes.ts';
import { apiClient } from '#dashboard/app/api-client.ts';

const { image } = apiClient<typeof adminMediaRoutes>('/').v1.admin.villas;

/** All pictures of the villa, the cover first. @throws ApiError `STALE_ORDER` */
export const orderPictures = (villaId: number, ids: number[]) =>
  image.updateorder.$put({ json: { villa_id: villaId, ids } });

export const describePicture = (id: number, json: UpdateVillaImageInput) =>
  image[':id'].$patch({ param: { id }, json });

/** Deletes a picture; `undo` restores it within ten seconds. */
export const deletePicture = (id: number) =>
  image[':id'].$delete({ param: { id }, query: { undoable: 'true' } });

/** @throws ApiError `PICTURE_GONE` */
export const putPictureBack = (token: string) => image.undo.$post({ json: { token } });
