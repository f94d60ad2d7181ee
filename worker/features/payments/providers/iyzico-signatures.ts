import { hmacHex } from '#worker/platform/secrets/hmac.ts';

/** The `Authorization` header of a request: `IYZWSv2` and what was signed, base64. */
export async function iyzicoAuthorization(
  { apiKey, secretKey }: { apiKey: string; secretKey: string },
  random: string,
  path: string,
  body: string,
): Promise<string> {
  const signature = await hmacHex(secretKey, random + path + body);
  return `IYZWSv2 ${btoa(`apiKey:${apiKey}&randomKey:${random}&signature:${signature}`)}`;
}

/** The fields of a webhook that its signature covers. */
type IyzicoWebhook = {
  iyziEventType: string;
  iyziPaymentId: string;
  /** Missing for payments that did not come from a page of iyzico's. */
  token?: string;
  paymentConversationId: string;
  status: string;
};

/** `X-Iyz-Signature-V3` of a webhook. */
export function iyzicoWebhookSignature(secretKey: string, hook: IyzicoWebhook): Promise<string> {
  const { iyziEventType, iyziPaymentId, token = '', paymentConversationId, status } = hook;
  const signed = [secretKey, iyziEventType, iyziPaymentId, token, paymentConversationId, status];
  return hmacHex(secretKey, signed.join(''));
}

/** `signature` of an answer, or of the form posted by the browser: its fields joined by colons. */
export function iyzicoAnswerSignature(
  secretKey: string,
  fields: readonly string[],
): Promise<string> {
  return hmacHex(secretKey, fields.join(':'));
}

/** Amounts are signed without trailing zeros: "10.50" as "10.5", "10.00" as "10". */
export const signedAmount = (text: string): string =>
  text.includes('.') ? text.replace(/(?<!0)0+$/, '').replace(/\.$/, '') : text;
