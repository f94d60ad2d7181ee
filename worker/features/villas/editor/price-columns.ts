import { villaDiscounts, villaPrices } from '#drizzle/schema/prices.ts';

/** A season row as it goes over the wire. */
export const priceColumns = {
  id: villaPrices.id,
  villa_id: villaPrices.villaId,
  startsOn: villaPrices.startsOn,
  endsOn: villaPrices.endsOn,
  nightly: villaPrices.nightly,
  minNights: villaPrices.minNights,
  shortStayFee: villaPrices.shortStayFee,
  cleaningThreshold: villaPrices.cleaningThreshold,
};

/** A discount as it goes over the wire. */
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
