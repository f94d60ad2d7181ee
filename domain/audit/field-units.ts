/** Kuruş. */
export const MONEY_FIELDS: ReadonlySet<string> = new Set(
  [
    'kept',
    'amount total prepayment balance deposit cleaningFee cleaning nightly weekly gross commission',
    'agencyDiscount ownerDiscount ownerPayout extras service unitPrice',
  ].flatMap((line) => line.split(' ')),
);

/** Basis points: 2000 is 20 %. */
export const RATE_FIELDS: ReadonlySet<string> = new Set([
  'commissionRate',
  'prepaymentRate',
  'default_commission_rate',
  'default_prepayment_rate',
]);
