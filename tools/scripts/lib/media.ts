import { join } from 'node:path';
import { openMediaBucket } from '#server/host/media-bucket.ts';
import { openMediaFolder } from '#server/host/media-folder.ts';
import type { MediaStore } from '#server/host/media-store.ts';
import { openBucket } from '#server/storage/s3/bucket.ts';
import { MEDIA } from '#server/storage/installation-files.ts';
import { s3SettingsOf } from './s3/settings.ts';

/** An installation's uploaded files: the bucket in `MEDIA_S3`, or its folder. @throws {@link Refusal} */
export const openMedia = (dataDir: string, env: NodeJS.ProcessEnv): MediaStore =>
  env.MEDIA_S3
    ? openMediaBucket(openBucket(s3SettingsOf(env.MEDIA_S3, env)))
    : openMediaFolder(join(dataDir, MEDIA));
