import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { ReservationDetail } from '#domain/reservations/schema.ts';
import { type Recent, rememberRecent } from '#dashboard/app/recent.ts';

/**
 * Kinds of rows remembered for the palette, by the first part of their address, and their names.
 */
const KINDS: Record<string, (to: string, data: unknown) => Recent | null> = {
  reservations: (to, data) => {
    const { customer_name, reservation_id } = data as Partial<ReservationDetail>;
    return customer_name === undefined
      ? null
      : { to, label: customer_name, detail: reservation_id ?? '' };
  },
  villas: (to, data) => {
    const { facts } = data as { facts?: { name: string; code: string } };
    return facts === undefined ? null : { to, label: facts.name, detail: facts.code };
  },
};

/** Remembers the reservation or villa at `path` for the palette, once it is here. */
export function useRecent(path: string): void {
  const client = useQueryClient();
  useEffect(() => {
    const [, kind = '', id] = /^\/(reservations|villas)\/([\w-]+)$/.exec(path) ?? [];
    const nameOf = KINDS[kind];
    if (!nameOf) return;
    const keep = () => {
      const data = client.getQueryData([kind, 'detail', id]);
      const recent = data === undefined ? null : nameOf(path, data);
      if (recent) rememberRecent(recent);
      return recent !== null;
    };
    if (keep()) return;
    const stop = client.getQueryCache().subscribe(() => {
      if (keep()) stop();
    });
    return stop;
  }, [client, path]);
}
