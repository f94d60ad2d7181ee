import type { ImportKind } from '#domain/import/kinds.ts';
import type { ImportRow } from '#domain/import/schema.ts';
import { decisionsOf } from '#domain/import/understand/decisions.ts';
import type { UnderstoodFile } from '#domain/import/understand/desk.ts';
import { eachUnderstood } from '#domain/import/understand/understand-rows.ts';
import type { Deps } from '#worker/platform/deps.ts';
import { today } from '#worker/platform/clock.ts';
import { inTurns } from '#worker/platform/in-turns.ts';
import { exchangeRatesOf } from '#worker/features/settings/public-settings.ts';
import { readSurroundings } from './surroundings.ts';

/** Understands the rows of a file with the agency's data and its earlier decisions; one trip. */
export async function understandFile(
  { db, clock }: Deps,
  kind: ImportKind,
  rows: readonly ImportRow[],
): Promise<UnderstoodFile> {
  const { decisions, settings, owners, ...places } = await readSurroundings(db, kind);
  const rates = exchangeRatesOf(Object.fromEntries(settings.map(({ key, value }) => [key, value])));
  const people = owners.map(({ firstName, lastName, ...owner }) => ({
    ...owner,
    name: `${firstName} ${lastName}`.trim(),
  }));
  const types = places.types.map(({ name }) => name);
  const amenities = places.amenities.map(({ name }) => name);
  const around = { ...places, types, amenities, owners: people, rates, today: today(clock) };
  return inTurns(eachUnderstood(kind, rows, decisionsOf(decisions), around));
}
