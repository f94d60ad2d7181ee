import type { ReservationDetail } from '#domain/reservations/schema.ts';
import { instant, today } from '#worker/platform/clock.ts';
import { tagVersion } from '#worker/http/answers/etag.ts';
import { type AppContext, getSession } from '#worker/http/context.ts';
import { toDetail } from '../present.ts';
import type { DetailRow } from './detail-queries.ts';

/** A reservation as the caller may see it today; its version is sent as the ETag. */
export function shownDetail(c: AppContext, row: DetailRow): ReservationDetail {
  tagVersion(c, row);
  const { clock } = c.get('deps');
  return toDetail(row, getSession(c), { now: instant(clock), today: today(clock) });
}
