import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { messageOf } from '#dashboard/app/api-error.ts';
import { villaDetailQuery } from '#dashboard/shared/villas/detail.ts';
import { sendPicture } from './send-picture.ts';
import { ShrinkError, shrink } from '#dashboard/shared/upload/shrink-picture.ts';

/** A file on its way; it leaves the list when its picture stands in the villa. */
export type Upload = {
  id: number;
  file: File;
  state: 'waiting' | 'shrinking' | 'sending' | 'failed';
  /** Share that is sent, 0 to 1. */
  sent: number;
  error: string | null;
};

let lastId = 0;

/**
 * Files that are being made small and sent to a villa. One after the other, so that the pictures
 * end up in the order in which they were chosen.
 */
export function useUploads(villaId: number) {
  const client = useQueryClient();
  const [uploads, setUploads] = useState<Upload[]>([]);
  const line = useRef<Promise<void>>(Promise.resolve());
  const isBusy = uploads.some(({ state }) => state !== 'failed');
  useWarningBeforeLeaving(isBusy);

  const change = (id: number, part: Partial<Upload>) =>
    setUploads((rows) => rows.map((row) => (row.id === id ? { ...row, ...part } : row)));
  const forget = (id: number) => setUploads((rows) => rows.filter((row) => row.id !== id));

  async function run({ id, file }: Upload): Promise<void> {
    try {
      change(id, { state: 'shrinking' });
      const small = await shrink(file);
      change(id, { state: 'sending' });
      await sendPicture(villaId, small, (sent) => change(id, { sent }));
      await client.invalidateQueries({ queryKey: villaDetailQuery(villaId).queryKey });
      forget(id);
    } catch (error) {
      const text = error instanceof ShrinkError ? error.message : messageOf(error);
      change(id, { state: 'failed', error: text });
    }
  }

  function queue(upload: Upload): void {
    line.current = line.current.then(() => run(upload));
  }

  return {
    uploads,
    add(files: Iterable<File>): void {
      const added = Array.from(files, (file): Upload => {
        lastId += 1;
        return { id: lastId, file, state: 'waiting', sent: 0, error: null };
      });
      setUploads((rows) => [...rows, ...added]);
      for (const upload of added) queue(upload);
    },
    retry(upload: Upload): void {
      change(upload.id, { state: 'waiting', sent: 0, error: null });
      queue(upload);
    },
    forget,
  };
}

/** The browser asks before a page is closed while files are on their way. */
function useWarningBeforeLeaving(isBusy: boolean): void {
  useEffect(() => {
    if (!isBusy) return;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener('beforeunload', warn);
    return () => removeEventListener('beforeunload', warn);
  }, [isBusy]);
}
