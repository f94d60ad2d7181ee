import { hmacBase64 } from '#worker/platform/secrets/hmac.ts';

/** Each of PayTR's calls signs different fields in a different order, including the salt. */
type PaytrKeys = { merchantKey: string; merchantSalt: string };

/** The fields that open a payment page; sent under the same names. */
export type PaytrTokenFields = {
  merchant_id: string;
  user_ip: string;
  merchant_oid: string;
  email: string;
  payment_amount: string;
  user_basket: string;
  no_installment: string;
  max_installment: string;
  currency: string;
  test_mode: string;
};

export function paytrPageToken(
  { merchantKey, merchantSalt }: PaytrKeys,
  fields: PaytrTokenFields,
): Promise<string> {
  const { merchant_id, user_ip, merchant_oid, email, payment_amount, user_basket } = fields;
  const { no_installment, max_installment, currency, test_mode } = fields;
  const order = [merchant_id, user_ip, merchant_oid, email, payment_amount, user_basket];
  const terms = [no_installment, max_installment, currency, test_mode];
  return hmacBase64(merchantKey, [...order, ...terms, merchantSalt].join(''));
}

/**
 * `hash` of the notification about a payment; for a page created as a link, the link's id is signed
 * first.
 */
export function paytrNotificationHash(
  { merchantKey, merchantSalt }: PaytrKeys,
  said: { callbackId?: string; merchantOid: string; status: string; totalAmount: string },
): Promise<string> {
  const { callbackId = '', merchantOid, status, totalAmount } = said;
  return hmacBase64(merchantKey, callbackId + merchantOid + merchantSalt + status + totalAmount);
}

/** `paytr_token` of every other call: its fields in order, then the salt. */
export function paytrCallToken(
  { merchantKey, merchantSalt }: PaytrKeys,
  fields: readonly string[],
): Promise<string> {
  return hmacBase64(merchantKey, fields.join('') + merchantSalt);
}
