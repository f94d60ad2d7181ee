import { Refusal } from '../installation.ts';
import type { S3Settings } from '#server/storage/s3/bucket.ts';

/** Whether a place is a bucket: `s3://<bucket>/<folder>`. */
export const isS3Place = (place: string): boolean => place.startsWith('s3://');

/**
 * The bucket of a place, with the account from the environment (docs/backup.md). @throws {@link
 * Refusal} naming what is missing
 */
export function s3SettingsOf(place: string, env: Record<string, string | undefined>): S3Settings {
  const { host: bucket, pathname } = new URL(place);
  const folder = decodeURIComponent(pathname).replaceAll(/^\/+|\/+$/g, '');
  if (bucket === '') throw new Refusal(`${place} names no bucket: s3://<bucket>/<folder>.`);
  const need = (name: string): string => {
    const value = env[name];
    if (!value) throw new Refusal(`${place} needs ${name}.`);
    return value;
  };
  const region = env.S3_REGION || 'us-east-1';
  return {
    endpoint: env.S3_ENDPOINT || `https://s3.${region}.amazonaws.com`,
    region,
    accessKeyId: need('S3_ACCESS_KEY_ID'),
    secretAccessKey: need('S3_SECRET_ACCESS_KEY'),
    bucket,
    prefix: folder === '' ? '' : `${folder}/`,
  };
}
