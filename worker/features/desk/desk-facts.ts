import type { DeskFacts } from '#domain/desk/schema.ts';
import {
  exchangeRatesOf,
  selectPublicSettings,
} from '#worker/features/settings/public-settings.ts';
import { today } from '#worker/platform/clock.ts';
import type { Deps } from '#worker/platform/deps.ts';
import { readTogether } from '#worker/platform/database/read-together.ts';
import { selectDeskVillas } from './queries.ts';

/** What the desk needs besides the catalogue, in one trip. */
export async function readDeskFacts({ db, clock }: Pick<Deps, 'db' | 'clock'>): Promise<DeskFacts> {
  const { villas, settings } = await readTogether(db, {
    villas: selectDeskVillas(db, today(clock)),
    settings: selectPublicSettings(db),
  });
  const values = Object.fromEntries(settings.map(({ key, value }) => [key, value]));
  return { villas: villas[0]?.rows ?? [], rates: exchangeRatesOf(values) };
}
