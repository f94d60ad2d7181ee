/* Codes of authenticator apps: RFC 6238 with the parameters that every app supports, SHA-1, 30
   seconds and 6 digits. SHA-1 is not a weakness here, because HMAC does not depend on collision
   resistance. */

const STEP_SECONDS = 30;
const DIGITS = 6;
const SECRET_BYTES = 20;

/**
 * Time steps before and after the current one that are accepted, for inaccurate clocks (RFC 6238,
 * 5.2).
 */
const DRIFT = 1;

const BASE32 = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

/** A new secret in Base32, as apps take it. */
export function newTotpSecret(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(SECRET_BYTES));
  const bits = Array.from(bytes, (byte) => byte.toString(2).padStart(8, '0')).join('');
  return (bits.match(/.{5}/g) ?? [])
    .map((five) => BASE32.charAt(Number.parseInt(five, 2)))
    .join('');
}

function bytesOf(secret: string): Uint8Array<ArrayBuffer> {
  const bits = [...secret]
    .map((letter) => BASE32.indexOf(letter).toString(2).padStart(5, '0'))
    .join('');
  return Uint8Array.from(bits.match(/.{8}/g) ?? [], (byte) => Number.parseInt(byte, 2));
}

/** The 30 seconds of an instant, counted from 1970. */
export const stepAt = (now: Date): number => Math.floor(now.getTime() / 1000 / STEP_SECONDS);

/** The code of one step (RFC 4226, 5.3). */
export async function totpCode(secret: string, step: number): Promise<string> {
  const algorithm = { name: 'HMAC', hash: 'SHA-1' };
  const key = await crypto.subtle.importKey('raw', bytesOf(secret), algorithm, false, ['sign']);
  const counter = new DataView(new ArrayBuffer(8));
  counter.setBigUint64(0, BigInt(step));
  const mac = new DataView(await crypto.subtle.sign('HMAC', key, counter.buffer));
  const offset = mac.getUint8(19) & 15;
  const number = (mac.getUint32(offset) & 0x7fff_ffff) % 10 ** DIGITS;
  return String(number).padStart(DIGITS, '0');
}

/** The time step whose code this is, among those accepted now; null for none. */
export async function findStep(secret: string, code: string, now: Date): Promise<number | null> {
  const current = stepAt(now);
  for (let step = current - DRIFT; step <= current + DRIFT; step += 1) {
    if ((await totpCode(secret, step)) === code) return step;
  }
  return null;
}

/** The content of the QR code for an app (Google's Key Uri Format). */
export function totpUri(secret: string, issuer: string, account: string): string {
  const label = `${encodeURIComponent(issuer)}:${encodeURIComponent(account)}`;
  const query = `secret=${secret}&issuer=${encodeURIComponent(issuer)}`;
  return `otpauth://totp/${label}?${query}&algorithm=SHA1&digits=${DIGITS}&period=${STEP_SECONDS}`;
}
