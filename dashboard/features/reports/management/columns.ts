import type { Figures } from '#domain/reports/management/schema.ts';

/** The figures of the table, in the order of their reading. */
export const COLUMNS = [
  'occupancy',
  'soldNights',
  'sellableNights',
  'turnover',
  'averageNight',
  'revenuePerNight',
  'stays',
  'averageStay',
  'leadTime',
  'cancellationRate',
  'ownNights',
  'closedNights',
  'elsewhereNights',
] as const satisfies (keyof Figures)[];

export type Column = (typeof COLUMNS)[number];

/** For these the year before is shown below. */
export const COMPARED: ReadonlySet<Column> = new Set([
  'occupancy',
  'soldNights',
  'turnover',
  'averageNight',
] as const);
