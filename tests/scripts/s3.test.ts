import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { bucketStore } from '#scripts/lib/backup/store.ts';
import { openBucket, S3Refused } from '#server/storage/s3/bucket.ts';
import { s3SettingsOf } from '#scripts/lib/s3/settings.ts';
import { signatureOf } from '#server/storage/s3/sign.ts';
import { openMediaBucket } from '#server/host/media-bucket.ts';
import { ACCOUNT, BUCKET, type PlayedS3, playS3 } from './support/played-s3.ts';

/*
 * The examples that Amazon publishes with their signatures (Amazon S3 API Reference, “Signature
 * Calculations for the Authorization Header”).
 */
describe('signatures', () => {
  const account = {
    accessKeyId: 'AKIAIOSFODNN7EXAMPLE',
    secretAccessKey: 'wJalrXUtnFEMI/K7MDENG/bPxRfiCYEXAMPLEKEY',
  };
  const EMPTY = 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855';
  const example = {
    at: '20130524T000000Z',
    region: 'us-east-1',
    service: 's3',
    method: 'GET',
    payloadHash: EMPTY,
  };
  const common = { 'x-amz-content-sha256': EMPTY, 'x-amz-date': example.at };
  const host = 'https://examplebucket.s3.amazonaws.com';

  it.each([
    [
      'GET Object',
      { ...example, url: new URL(`${host}/test.txt`), headers: { ...common, range: 'bytes=0-9' } },
      'f0e8bdb87c964420e857bd35b5d6ed310bd44f0170aba48dd91039c6036bdb41',
    ],
    [
      'PUT Object',
      {
        ...example,
        method: 'PUT',
        url: new URL(`${host}/test%24file.text`),
        payloadHash: createHash('sha256').update('Welcome to Amazon S3.').digest('hex'),
        headers: {
          date: 'Fri, 24 May 2013 00:00:00 GMT',
          'x-amz-date': example.at,
          'x-amz-storage-class': 'REDUCED_REDUNDANCY',
          'x-amz-content-sha256':
            '44ce7dd67c959e0d3524ffac1771dfbba87d2b6b4b4e99e42034a8b803f8b072',
        },
      },
      '98ad721746da40c64f1a55b78f14c238d841ea1380cd77a1b5971af0ece108bd',
    ],
    [
      'GET Bucket Lifecycle',
      { ...example, url: new URL(`${host}/?lifecycle`), headers: common },
      'fea454ca298b7da1c68078a5d1bdbfbbe0d65c699e0f91ac7a200a0136783543',
    ],
    [
      'GET Bucket (List Objects)',
      { ...example, url: new URL(`${host}/?max-keys=2&prefix=J`), headers: common },
      '34b48302e7b5fa45bde8084f4b7868a86f0a534bc59db6670ed5711ef69dc6f7',
    ],
  ])('are those of Amazon’s example %s', (_name, signed, signature) => {
    expect(signatureOf(signed, account)).toContain(`Signature=${signature}`);
  });
});

describe('a bucket', () => {
  let s3: PlayedS3;
  beforeAll(async () => {
    s3 = await playS3();
  });
  afterAll(() => s3.stop());
  const settings = (env: Record<string, string> = {}) =>
    s3SettingsOf(`s3://${BUCKET}/kıyı yedek`, { ...ACCOUNT, S3_ENDPOINT: s3.endpoint, ...env });

  it('keeps, finds, lists page by page and lets go, whatever keys hold', async () => {
    const store = bucketStore(openBucket(settings()));
    const names = ['a b', 'ğüş&<i>', "it's(1)!*", '1+1=2', 'd/e', 'f', 'g'].map(
      (n) => `liste/${n}`,
    );
    for (const name of names) await store.put(name, Buffer.from(name));
    expect([...s3.objects.keys()]).toEqual(names.map((name) => `kıyı yedek/${name}`));
    expect(await store.list('liste')).toEqual(names.toSorted());
    for (const name of names) expect(String(await store.find(name))).toBe(name);
    expect(await store.find('liste/none')).toBeNull();
    for (const name of names) await store.remove(name);
    expect(await store.list('liste')).toEqual([]);
  });

  it('that is busy is asked again, and one that refuses says why', async () => {
    const store = bucketStore(openBucket(settings()));
    s3.beBusy(2);
    await store.put('busy', Buffer.from('kept'));
    expect(String(await store.find('busy'))).toBe('kept');
    const wrong = bucketStore(openBucket(settings({ S3_SECRET_ACCESS_KEY: 'another' })));
    await expect(wrong.put('x', Buffer.from('y'))).rejects.toThrow('403 SignatureDoesNotMatch');
    const elsewhere = openBucket({ ...settings(), bucket: 'none' });
    await expect(elsewhere.find('x')).rejects.toThrow(S3Refused);
  });

  it('holds uploads for several servers, with all that the Worker says of them', async () => {
    const media = openMediaBucket(openBucket(settings()));
    const meta = { contentType: 'image/avif', contentDisposition: 'inline; filename="ğ.avif"' };
    await media.put('pictures/1/deniz-1280.avif', Buffer.from('bytes'), meta);
    const found = await media.find('pictures/1/deniz-1280.avif');
    expect(found).toMatchObject({ httpMetadata: meta, size: 5 });
    expect(found?.etag).toMatch(/^"[0-9a-f]{32}"$/);
    expect(await text(found?.open() ?? Readable.from([]))).toBe('bytes');
    const { objects } = await media.list('pictures/', '');
    expect(objects).toEqual([
      { key: 'pictures/1/deniz-1280.avif', uploaded: '2026-11-23T00:00:00.000Z' },
    ]);
    await media.delete(['pictures/1/deniz-1280.avif', 'pictures/none']);
    expect(await media.find('pictures/1/deniz-1280.avif')).toBeNull();
  });

  it('is named whole, or what is missing is', () => {
    expect(() => s3SettingsOf('s3://b/f', { S3_ACCESS_KEY_ID: 'a' })).toThrow(
      'S3_SECRET_ACCESS_KEY',
    );
    expect(s3SettingsOf('s3://b', ACCOUNT)).toMatchObject({ bucket: 'b', prefix: '' });
  });
});
