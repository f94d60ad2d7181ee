import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { messageOf } from '#dashboard/app/api-error.ts';
import { whenOnline } from '#dashboard/app/waiting-work.ts';
import { notify } from '#dashboard/app/notify.ts';
import { villaDetailQuery } from '#dashboard/shared/villas/detail.ts';
import { shrinkPicture } from '#browser/pictures/shrink-picture.ts';
import { orderPictures } from './api.ts';
import { inChosenOrder } from './chosen-order.ts';
import { sendPicture } from './send-picture.ts';

/** An upload; it is removed from the list once its picture is in the villa. */
export type Upload = {
  id: number;
  file: File;
  state: 'waiting' | 'shrinking' | 'offline' | 'sending' | 'failed';
  /** The progress, 0 to 1, and the number of bytes. */
  sent: number;
  bytes: number;
  error: string | null;
};

/** Concurrent uploads: a large picture leaves room for others. */
const LANES = 2;

let lastId = 0;

/**
 * Files that are compressed and uploaded to a villa, two at a time. Once all have arrived, those
 * that overtook others are put back into the chosen order.
 */
export function useUploads(villaId: number) {
  const client = useQueryClient();
  const { queryKey } = villaDetailQuery(villaId);
  const [uploads, setUploads] = useState<Upload[]>([]);
  const line = useRef<Upload[]>([]);
  const running = useRef(0);
  /** Ids of the pictures that have arrived, by upload, until no upload is in progress. */
  const arrived = useRef(new Map<number, number>());
  const isBusy = uploads.some(({ state }) => state !== 'failed');
  useWarningBeforeLeaving(isBusy);

  const change = (id: number, part: Partial<Upload>) =>
    setUploads((rows) => rows.map((row) => (row.id === id ? { ...row, ...part } : row)));
  const forget = (id: number) => setUploads((rows) => rows.filter((row) => row.id !== id));

  async function run({ id, file }: Upload): Promise<void> {
    try {
      change(id, { state: 'shrinking' });
      const small = await shrinkPicture(file);
      change(id, { state: 'offline' });
      await whenOnline(file.name);
      change(id, { state: 'sending', bytes: small.size });
      const picture = await sendPicture(villaId, small, (sent) => change(id, { sent }));
      arrived.current.set(id, picture.id);
      await client.invalidateQueries({ queryKey });
      forget(id);
    } catch (error) {
      change(id, { state: 'failed', error: messageOf(error) });
    }
  }

  async function putInOrder(): Promise<void> {
    const chosen = [...arrived.current].toSorted(([a], [b]) => a - b).map(([, id]) => id);
    arrived.current.clear();
    const ids = client.getQueryData(queryKey)?.images.map(({ id }) => id) ?? [];
    const ordered = inChosenOrder(ids, chosen);
    if (ordered === null) return;
    await orderPictures(villaId, ordered).catch((error: unknown) => notify.error(messageOf(error)));
    await client.invalidateQueries({ queryKey });
  }

  async function startNext(): Promise<void> {
    const next = running.current < LANES ? line.current.shift() : undefined;
    if (next === undefined) return;
    running.current += 1;
    await run(next);
    running.current -= 1;
    if (line.current.length > 0) void startNext();
    else if (running.current === 0) await putInOrder();
  }

  function queue(added: Upload[]): void {
    line.current.push(...added);
    for (const _ of added) void startNext();
  }

  return {
    uploads,
    add(files: Iterable<File>): void {
      const added = Array.from(files, (file): Upload => {
        lastId += 1;
        return { id: lastId, file, state: 'waiting', sent: 0, bytes: file.size, error: null };
      });
      setUploads((rows) => [...rows, ...added]);
      queue(added);
    },
    retry(upload: Upload): void {
      change(upload.id, { state: 'waiting', sent: 0, error: null });
      queue([upload]);
    },
    forget,
  };
}

/** The browser warns before closing a page with uploads in progress. */
function useWarningBeforeLeaving(isBusy: boolean): void {
  useEffect(() => {
    if (!isBusy) return;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener('beforeunload', warn);
    return () => removeEventListener('beforeunload', warn);
  }, [isBusy]);
}
