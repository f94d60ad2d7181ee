import type { ImportKind } from '#domain/import/kinds.ts';
import type { ImportRow } from '#domain/import/schema.ts';
import type { Deps } from '#worker/platform/deps.ts';
import type { Coming } from './coming.ts';
import { planPrices } from './plan-prices.ts';
import { planReservations } from './plan-reservations.ts';
import { planVillas } from './plan-villas.ts';
import type { PlannedRow } from './planned-row.ts';

const PLANNERS: Record<
  ImportKind,
  (deps: Deps, rows: readonly ImportRow[], coming?: Coming) => Promise<PlannedRow[]>
> = { villas: planVillas, prices: planPrices, reservations: planReservations };

/** Plans the outcome of rows with the current data; one trip. */
export const planRows = (
  deps: Deps,
  kind: ImportKind,
  rows: readonly ImportRow[],
  coming?: Coming,
) => PLANNERS[kind](deps, rows, coming);
