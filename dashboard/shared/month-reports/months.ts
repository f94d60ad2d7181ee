import { addMonths, type Day, istanbulDay, type Month, monthOf } from '#domain/values/dates.ts';

/** The month it is in Istanbul. */
export const thisDay = (): Day => istanbulDay(new Date());

export const thisMonth = (): Month => monthOf(istanbulDay(new Date()));

/** The month that is due: reports are made of the month that is over. */
export const dueMonth = (): Month => addMonths(thisMonth(), -1);
