import { wallClock } from '#domain/values/istanbul-time.ts';
import { toBase64 } from '#worker/platform/base64.ts';
import type { PaymentOrder } from './port.ts';

/** Minutes that a payment page stays open. */
export const SESSION_MINUTES = 30;

/** Hours that a page to be passed on stays open. */
export const LINK_HOURS = 72;

/** The fields of a page to be passed on: one stay, payable once. */
export function paytrLinkFields(order: PaymentOrder, expiresAt: string) {
  return {
    name: order.title.slice(0, 200),
    price: String(order.amount),
    currency: 'TL',
    max_installment: String(Math.max(1, order.installments)),
    link_type: 'product',
    lang: order.speaks,
    min_count: '1',
    max_count: '1',
    expiry_date: istanbulText(expiresAt),
    callback_link: order.callbackUrl,
    callback_id: order.id,
  };
}

/** `2026-11-24 12:30:00` in Türkiye. */
const istanbulText = (instant: string): string => wallClock(new Date(instant)).replace('T', ' ');

/** Base64 of a text's UTF-8. */
export const base64Text = (text: string): string => toBase64(new TextEncoder().encode(text));
