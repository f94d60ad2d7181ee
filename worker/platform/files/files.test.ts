import { expect, it } from 'vitest';
import { type Bucket, createFileStore, FilesUnavailable } from './files.ts';

it('says of a place that is full or out of reach that it can be asked again, whatever was asked', async () => {
  const fail = () => Promise.reject(new Error('media PUT: 500'));
  const bucket: Bucket = { put: fail, get: fail, delete: fail, list: fail };
  const files = createFileStore(bucket);
  const meta = { contentType: 'image/avif' };
  for (const call of [
    () => files.put('pictures/a/kanarya.avif', new Uint8Array(1), meta),
    () => files.find('pictures/a/kanarya.avif'),
    () => files.delete(['pictures/a/kanarya.avif']),
    () => files.list('pictures/'),
  ]) {
    const error: unknown = await call().then(
      () => null,
      (thrown: unknown) => thrown,
    );
    expect(error).toBeInstanceOf(FilesUnavailable);
    expect(error).toMatchObject({ kind: 'busy', code: 'BUSY' });
    expect((error as FilesUnavailable).reason).toMatch(/^(put|get|delete|list): media PUT: 500$/);
  }
});
