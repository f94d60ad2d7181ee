import { MAX_REVIEW_PHOTO_BYTES } from '#domain/comments/photos.ts';
import { MAX_DOCUMENT_BYTES } from '#domain/documents/schema.ts';
import { MAX_IMPORT_BYTES } from '#domain/import/kinds.ts';
import { MAX_PICTURE_BYTES } from '#domain/media/picture-file.ts';
import { MAX_PRIVATE_BYTES } from '#worker/platform/files/private-file.ts';

/** The most that the body of a call may be: bytes, and the values and names of JSON among them. */
export type BodySize = {
  bytes: number;
  values: number;
  /** What is said of a larger one. */
  refusal?: string;
};

const MAX_VALUES = 20_000;

/** Of a body without files. */
export const PLAIN: BodySize = { bytes: 1_000_000, values: MAX_VALUES };

/** Overhead of a multipart body besides its file: boundaries, names, texts. */
const FORM_BYTES = 20_000;

const withFile = (bytes: number, refusal: string): BodySize => ({
  bytes: bytes + FORM_BYTES,
  values: MAX_VALUES,
  refusal,
});

/** A file that is kept without a public address, called so. */
const privateFile = (called: string): BodySize =>
  withFile(MAX_PRIVATE_BYTES, `${called} en çok 10 MB olabilir. Küçültüp yeniden yükleyin.`);

export const PICTURE = withFile(
  MAX_PICTURE_BYTES,
  'Resim en çok 5 MB olabilir. Küçültüp yeniden yükleyin.',
);
export const DOCUMENT = withFile(
  MAX_DOCUMENT_BYTES,
  'Belge en çok 10 MB olabilir. Küçültüp yeniden yükleyin.',
);
export const REVIEW = withFile(
  MAX_REVIEW_PHOTO_BYTES,
  'Fotoğraflar birlikte en çok 15 MB olabilir. Birini çıkarıp yeniden gönderin.',
);
export const RECEIPT = privateFile('Dekont');
export const PHOTO = privateFile('Fotoğraf');
export const INVOICE = privateFile('Fatura');
export const PERMIT = privateFile('İzin belgesi');

export const IMPORT: BodySize = {
  bytes: MAX_IMPORT_BYTES,
  values: 500_000,
  refusal: 'Dosyanın içeriği en çok 4 MB olabilir. Dosyayı bölüp parça parça aktarın.',
};
