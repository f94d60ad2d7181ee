import { normal } from './normal.ts';
import { plainWidth, withoutLabel, withoutUnseen, withoutWrapping } from './pasted.ts';

/** Why a text is no address that our mailer can deliver to; a key of `EMAIL_FAULTS`. */
type EmailFault = keyof typeof EMAIL_FAULTS;

/** What is said at the field. */
export const EMAIL_FAULTS = {
  form: 'Geçerli bir e-posta adresi yazın.',
  letters: 'E-posta adresinde @ işaretinden önce ş, ü, é gibi harfler olamaz.',
  several: 'Tek bir e-posta adresi yazın.',
  length: 'E-posta adresi çok uzun.',
} as const;

/** The limits of RFC 5321, 4.5.3.1, and of a name in the DNS (RFC 1035, 2.3.4). */
const [LOCAL_PART, LABEL, DOMAIN, ADDRESS] = [64, 63, 253, 254];

/** Signs that are read at all: an address with a name and unseen signs around it. */
const MAX_TYPED = 1_000;

/** A dot-atom (RFC 5322, 3.2.3): what needs neither quotes nor SMTPUTF8, which our mailer lacks. */
const DOT_ATOM = /^[a-z\d!#$%&'*+/=?^_`{|}~-]+(?:\.[a-z\d!#$%&'*+/=?^_`{|}~-]+)*$/;
const HOST_LABEL = /^[a-z\d](?:[a-z\d-]*[a-z\d])?$/;

/**
 * An address as it is stored, compared and sent: small letters, the domain in ASCII. Every form in
 * which people bring one is read: `DENİZ@Posta.Example`, `mailto:…`, `Deniz <deniz@…>`, with signs
 * that nobody sees, `ali@müller.example` as `ali@xn--mller-kva.example`. Or why it is none. Reads
 * back what it gave.
 */
export function readEmail(typed: string): { email: string } | { fault: EmailFault } {
  if (typed.length > MAX_TYPED) return { fault: 'length' };
  const text = bareAddress(typed);
  const at = text.lastIndexOf('@');
  // The ı of a Turkish keyboard is meant as i: no mailbox that we can reach has another.
  const local = text.slice(0, at).toLowerCase().replaceAll('ı', 'i');
  if (at < 1) return { fault: 'form' };
  if (local.includes('@')) return { fault: /[\s,;|/]/.test(text) ? 'several' : 'form' };
  if (!DOT_ATOM.test(local)) return { fault: /(?![a-z])\p{L}/u.test(local) ? 'letters' : 'form' };
  const domain = asciiDomain(text.slice(at + 1));
  if (domain === null) return { fault: 'form' };
  const email = `${local}@${domain}`;
  const isLong = local.length > LOCAL_PART || domain.length > DOMAIN || email.length > ADDRESS;
  return isLong ? { fault: 'length' } : { email };
}

/** The same, or null. */
export function parseEmail(typed: string): string | null {
  const read = readEmail(typed);
  return 'email' in read ? read.email : null;
}

/** A label without a colon, and the remark behind an address that was copied. */
const COPIED_LABEL = /^e?[- ]?(?:posta|mail)\s+(?:[-–—]\s+)?(?=\S+@)/i;
const REMARK = /\s\([^()@]*\)$/;

/** A link as Markdown has it, `[ali@x.example](mailto:…)`. */
const MARKDOWN = /^\[([^[\]]*)\]\([^()]*\)$/;

/** The address alone: unseen signs, a scheme, a name before it and a list's comma are no part. */
function bareAddress(typed: string): string {
  const plain = plainSigns(normal(plainWidth(withoutUnseen(typed)), 'NFC')).trim();
  // The dot of İ may stand beside its letter, left there by a program without Turkish rules.
  const text = plain.replaceAll('İ', 'i').replace(/([iI])\u0307/g, '$1');
  const bare = text.replace(MARKDOWN, '$1').replace(COPIED_LABEL, '').replace(REMARK, '');
  // Keyboards of phones put a space beside the sign.
  const joined = bare.replace(/\s*@\s*/g, '@');
  const named = /^[^<>]*<([^<>]*)>[\s,;]*$/.exec(joined)?.[1] ?? joined;
  const linked = /^mailto:([^?]*)/i.exec(named.trim())?.[1];
  const alone = withoutLabel(linked === undefined ? named.trim() : decoded(linked).trim());
  return withoutWrapping(alone);
}

/** Signs that keyboards and word processors put in the place of plain ones. */
const plainSigns = (text: string): string =>
  text
    .replaceAll('﹫', '@')
    .replace(/[‘’ʼ´]/g, "'")
    .replace(/[\u2010-\u2015\u2212]/g, '-');

/** Null for what is no name of a mail's domain: without a dot, an IP address, too long a label. */
function asciiDomain(typed: string): string | null {
  const labels = typed.toLowerCase().replace(/\.+$/, '').split('.').map(meantLabel);
  const isPlain = labels.every((label) => HOST_LABEL.test(label) && !label.startsWith('xn--'));
  const domain = isPlain ? labels.join('.') : encoded(labels);
  const ascii = domain?.split('.') ?? [];
  const isName = ascii.length > 1 && ascii.every((label) => HOST_LABEL.test(label));
  const isTooLong = ascii.some((label) => label.length > LABEL);
  const top = ascii.at(-1) ?? '';
  return domain && isName && !isTooLong && /^(?:[a-z]{2,}|xn--[a-z\d-]+)$/.test(top)
    ? domain
    : null;
}

/** Cyrillic letters that look like Latin ones; a Russian keyboard leaves them in `gmаil`. */
const LOOK_ALIKE = 'аa еe оo рp сc хx уy іi ѕs јj ԁd һh'.split(' ');
const LATIN_OF = new Map(LOOK_ALIKE.map((pair) => [pair.charAt(0), pair.charAt(1)]));

/**
 * ı is a letter of its own in `ışık.example`; in an otherwise plain `gmaıl` it is a mistake. So is a
 * Cyrillic letter among Latin ones: no registry gives out a name of both.
 */
function meantLabel(label: string): string {
  const latin = /[a-z]/.test(label)
    ? label.replace(/[а-џԁһ]/g, (letter) => LATIN_OF.get(letter) ?? letter)
    : label;
  return /^[a-z\dı-]+$/.test(latin) ? latin.replaceAll('ı', 'i') : label;
}

/** A name with other letters as the DNS has it (UTS 46), by the platform's own tables. */
function encoded(labels: readonly string[]): string | null {
  const host = labels.join('.');
  if (!/^[\p{L}\p{M}\p{N}.-]+$/u.test(host)) return null;
  const address = `http://${host}`;
  return URL.canParse(address) ? new URL(address).hostname : null;
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
