import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import type { UpdatedReservation } from '#domain/reservations/change-schema.ts';
import type { ReservationListItem } from '#domain/reservations/schema.ts';
import { messageOf } from '#dashboard/app/api-error.ts';
import { offerUndoOfAll } from '#dashboard/shared/stay-change/undo.ts';
import type { ReservationAction, Words } from './reservation-actions.ts';

/** The outcome of a row; one without was not processed. */
export type RowOutcome = { state: 'running' | 'done' } | { state: 'refused'; text: string };

const NOTHING: ReadonlyMap<string, RowOutcome> = new Map();

/**
 * Runs an action on rows one after another, each with its own outcome: a refused row does not
 * affect the others. A retried row is sent with the key of its first attempt, so that a lost answer
 * has no second effect.
 */
export function useBulkRun(onEnd: () => void) {
  const client = useQueryClient();
  const [outcomes, setOutcomes] = useState(NOTHING);
  const [isRunning, setRunning] = useState(false);
  const stopped = useRef(false);
  const keys = useRef(new Map<string, string>());
  useEffect(
    () => () => {
      stopped.current = true;
    },
    [],
  );
  const tell = (row: ReservationListItem, outcome: RowOutcome) =>
    setOutcomes((before) => new Map(before).set(row.id, outcome));
  const keyOf = (action: ReservationAction, { id }: ReservationListItem) => {
    const name = `${action.id}:${id}`;
    const key = keys.current.get(name) ?? crypto.randomUUID();
    keys.current.set(name, key);
    return key;
  };

  async function start(action: ReservationAction, rows: ReservationListItem[], words: Words) {
    stopped.current = false;
    setRunning(true);
    const changed: UpdatedReservation[] = [];
    for (const row of rows) {
      if (stopped.current) break;
      tell(row, { state: 'running' });
      try {
        const saved = await action.run(row, words, keyOf(action, row));
        if (saved !== null) changed.push(saved);
        tell(row, { state: 'done' });
      } catch (error) {
        tell(row, { state: 'refused', text: messageOf(error) });
      }
    }
    setRunning(false);
    if (changed.length > 0) {
      offerUndoOfAll(client, `${changed.length} rezervasyon · ${action.label}`, changed);
    }
    onEnd();
  }

  return {
    outcomes,
    isRunning,
    start,
    stop: () => {
      stopped.current = true;
    },
  };
}
