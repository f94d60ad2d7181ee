import type { Day } from '#domain/values/dates.ts';
import { DomainError } from '#domain/errors.ts';
import { formatKurus, type Kurus } from '#domain/values/money.ts';
import { findOverlap, formatSpan } from '#domain/prices/season-table.ts';

type Priced = { id: number; startsOn: Day; endsOn: Day; nightly: Kurus };
type Span = { startsOn: Day; endsOn: Day };

/** @throws `PRICE_OVERLAP` (409) naming the row that already prices a night of the span. */
export function checkOverlap(rows: readonly Priced[], span: Span): void {
  const other = findOverlap(rows, span);
  if (other !== null) throw overlapWith(other);
}

/** The error for a row that shares a night with `other`; `path` is the field it is shown at. */
export function overlapWith(other: Span & { nightly: Kurus }, path = 'startsOn'): DomainError {
  const row = `${formatSpan(other)}, ${formatKurus(other.nightly)}`;
  const message = `Bu tarihlerin bir bölümünün fiyatı başka bir satırda var: ${row}. Önce o satırı kısaltın.`;
  return new DomainError('conflict', 'PRICE_OVERLAP', { message, issues: [{ path, message }] });
}
