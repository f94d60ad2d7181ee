import { addMonths, type Day, istanbulDay, type Month, monthOf } from '#domain/values/dates.ts';

/** The month it is in Istanbul. */
export const thisDay = (): Day => istanbulDay(new Date());

export const thisMonth = (): Month => monthOf(istanbulDay(new Date()));

/** The month to report: the last complete one. */
export const dueMonth = (): Month => addMonths(thisMonth(), -1);
