/** A phone number as stored: "+" and digits only, `+905321234567`. */
type Phone = `+${string}`;

// Area codes (2–4), mobile (5) and company numbers (850). 444 numbers are shorter and not accepted.
const TURKISH_NATIONAL = /^[2-58]\d{9}$/;
const INTERNATIONAL = /^[1-9]\d{6,14}$/;

/**
 * Parses a phone number in common formats: `0532 123 45 67`, `532…`, `+90 (532)…`, `0090…`, and
 * other countries' `+44…` or `0044…`. Null when it cannot be a number, or contains letters.
 */
export function parsePhone(text: string): Phone | null {
  const bare = text.replace(/[\s().\-/\u2010-\u2015]/g, '');
  if (!/^\+?\d+$/.test(bare)) return null;
  const abroad = /^(?:\+|00)(.*)$/.exec(bare)?.[1];
  const digits = abroad ?? bare;
  // "+90 0532…" is a common mistake, and so is 90532… without the plus.
  const national = digits.replace(abroad === undefined ? /^(?:90(?=\d{10}$)|0)/ : /^900?/, '');
  const isTurkish = abroad === undefined || digits.startsWith('90');
  if (isTurkish) return TURKISH_NATIONAL.test(national) ? `+90${national}` : null;
  return INTERNATIONAL.test(digits) ? `+${digits}` : null;
}

/** A stored Turkish number as "+90 532 123 45 67"; other countries' numbers are not grouped. */
export function formatPhone(phone: string): string {
  return phone.replace(/^\+90(\d{3})(\d{3})(\d{2})(\d{2})$/, '+90 $1 $2 $3 $4');
}

/** A number for a `tel:` or WhatsApp address: digits only. */
export function phoneForLink(phone: string): string {
  return phone.replace(/[\s+]/g, '');
}

/**
 * A `tel:` address that also works from abroad. Without a plus; 00 means the same in
 * Türkiye and in every country of our guests except the US and Canada.
 */
export function dialLink(phone: string): string {
  const number = phoneForLink(phone);
  return phone.trim().startsWith('+') ? `tel:00${number}` : `tel:${number}`;
}

/** A WhatsApp link with a text filled in; without a number the person chooses the recipient. */
export function whatsappLink(phone: string | null, text: string): string {
  return `https://wa.me/${phoneForLink(phone ?? '')}?text=${encodeURIComponent(text)}`;
}
