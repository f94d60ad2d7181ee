import { useEffect, useRef, useState } from 'react';
import type { ReservationListItem } from '#domain/reservations/schema.ts';
import { messageOf } from '#dashboard/app/api-error.ts';
import type { Deed, Words } from './deeds.ts';

/** What became of a row; one without a fate was not reached. */
export type Fate = { state: 'running' | 'done' } | { state: 'refused'; text: string };

const NOTHING: ReadonlyMap<string, Fate> = new Map();

/**
 * Does a deed to rows one after the other, each with a fate of its own: one that is refused leaves
 * the others as they are. A row tried again is sent with the key of its first try, so that an answer
 * lost on the way does nothing twice.
 */
export function useBulkRun(onEnd: () => void) {
  const [fates, setFates] = useState(NOTHING);
  const [isRunning, setRunning] = useState(false);
  const stopped = useRef(false);
  const keys = useRef(new Map<string, string>());
  useEffect(
    () => () => {
      stopped.current = true;
    },
    [],
  );
  const tell = (row: ReservationListItem, fate: Fate) =>
    setFates((before) => new Map(before).set(row.id, fate));
  const keyOf = (deed: Deed, { id }: ReservationListItem) => {
    const name = `${deed.id}:${id}`;
    const key = keys.current.get(name) ?? crypto.randomUUID();
    keys.current.set(name, key);
    return key;
  };

  async function start(deed: Deed, rows: ReservationListItem[], words: Words) {
    stopped.current = false;
    setRunning(true);
    for (const row of rows) {
      if (stopped.current) break;
      tell(row, { state: 'running' });
      await deed.run(row, words, keyOf(deed, row)).then(
        () => tell(row, { state: 'done' }),
        (error: unknown) => tell(row, { state: 'refused', text: messageOf(error) }),
      );
    }
    setRunning(false);
    onEnd();
  }

  return {
    fates,
    isRunning,
    start,
    stop: () => {
      stopped.current = true;
    },
  };
}
