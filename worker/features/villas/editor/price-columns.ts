import { pick } from '#domain/values/pick.ts';
import { villaDiscounts, villaPrices } from '#drizzle/schema/prices.ts';

/** The columns with the rules of weekdays of a season row. */
export const stayDayColumns = {
  arrivalDays: villaPrices.arrivalDays,
  departureDays: villaPrices.departureDays,
  maxNights: villaPrices.maxNights,
  dayNights: villaPrices.dayNights,
};

/** The columns of a season row in the API. */
export const priceColumns = {
  id: villaPrices.id,
  villa_id: villaPrices.villaId,
  ...pick(villaPrices, 'startsOn', 'endsOn', 'nightly', 'minNights', 'shortStayFee'),
  ...pick(villaPrices, 'cleaningThreshold', 'instant'),
  ...stayDayColumns,
};

/** The columns of a discount in the API. */
export const discountColumns = {
  ...pick(villaDiscounts, 'id', 'kind', 'rate', 'bookFrom', 'bookTo', 'stayFrom', 'stayTo'),
  ...pick(villaDiscounts, 'minNights', 'daysBefore'),
};
