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
  startsOn: villaPrices.startsOn,
  endsOn: villaPrices.endsOn,
  nightly: villaPrices.nightly,
  minNights: villaPrices.minNights,
  shortStayFee: villaPrices.shortStayFee,
  cleaningThreshold: villaPrices.cleaningThreshold,
  instant: villaPrices.instant,
  ...stayDayColumns,
};

/** The columns of a discount in the API. */
export const discountColumns = {
  id: villaDiscounts.id,
  kind: villaDiscounts.kind,
  rate: villaDiscounts.rate,
  bookFrom: villaDiscounts.bookFrom,
  bookTo: villaDiscounts.bookTo,
  stayFrom: villaDiscounts.stayFrom,
  stayTo: villaDiscounts.stayTo,
  minNights: villaDiscounts.minNights,
  daysBefore: villaDiscounts.daysBefore,
};
