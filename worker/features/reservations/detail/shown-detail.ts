import type { ReservationDetail } from '#domain/reservations/schema.ts';
import type { Session } from '#worker/http/context.ts';
import { instant, today } from '#worker/platform/clock.ts';
import type { Deps } from '#worker/platform/deps.ts';
import { toDetail } from '../present.ts';
import type { DetailRow } from './detail-queries.ts';

/** A reservation as the caller may see it today. */
export const shownDetail = (
  { clock }: Pick<Deps, 'clock'>,
  row: DetailRow,
  viewer: Session,
): ReservationDetail => toDetail(row, viewer, { now: instant(clock), today: today(clock) });
