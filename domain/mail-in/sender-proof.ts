/** The headers of a mail in their order, topmost first, names in lower case. */
type Headers = readonly { key: string; value: string }[];

type Verdict = 'proven' | 'refuted' | 'unknown';

/**
 * Whether the server that received a mail, `authority` (the name that it writes into
 * `Authentication-Results`, RFC 8601), proved the domain of its From address: by DMARC, or by a
 * DKIM signature of the domain itself; `refuted` when the domain disowns the mail. Only the topmost of
 * its headers counts, which it wrote last: whatever a sender put in is below.
 *
 * A signature proves the mail and not the way it came: whoever got it may send it on with other
 * headers, where those are not signed (RFC 6376, 8.6). It is proven as it stands when a server of the
 * domain handed it over (SPF), or when the signatures cover what makes it one to us.
 */
export function verdictOf(authority: string, mail: Judged): Verdict {
  const { headers, email } = mail;
  const domain = email.split('@')[1];
  if (authority === '' || domain === undefined) return 'unknown';
  for (const { key, value } of headers) {
    if (key !== 'authentication-results') continue;
    const [server = '', ...results] = bareWords(value).split(';');
    if (server.trim().split(/\s/, 1)[0]?.toLowerCase() !== authority.toLowerCase()) continue;
    const said = results.map((result) => result.trim().toLowerCase());
    if (said.some((result) => /^dmarc=fail(\s|$)/.test(result))) return 'refuted';
    const isBound = cameFrom(said, domain) || isSignedWhole(mail, domain);
    return isOnlySender(headers, email) && provesDomain(said, domain) && isBound
      ? 'proven'
      : 'unknown';
  }
  return 'unknown';
}

/** What is judged of a mail: its headers, its sender's address and where its headers name us. */
export type Judged = { headers: Headers; email: string; namesUsIn: Recipients | null };

/** Headers that name recipients. */
type Recipients = 'to' | 'cc';

/** What a mail may have once (RFC 5322): a signature covers one of two, and readers show the other. */
const ONCE = ['from', 'to', 'cc', 'subject', 'date', 'message-id', 'reply-to'];

/**
 * Which header says that a mail was written to us: an address of the domain at which it arrived; null
 * when none does. What proves a sender holds for the mail and not for the way: anybody may send on to
 * us what a guest wrote to them, with a header more.
 */
export function whereItNamesUs(
  arrivedAt: string,
  named: Record<Recipients, readonly string[]>,
  headers: Headers,
): Recipients | null {
  const isClear = ONCE.every((name) => headers.filter(({ key }) => key === name).length <= 1);
  const isIn = (one: Recipients) =>
    named[one].some((address) => domainOf(address) === domainOf(arrivedAt));
  return (isClear && (['to', 'cc'] as const).find(isIn)) || null;
}

const DAY_MS = 86_400_000;

/** Servers try for five days to hand a mail over, and clocks go wrong by hours. */
const [OLDEST_MS, NEWEST_MS] = [7 * DAY_MS, DAY_MS];

/** Whether a mail was written in these days: an older one is sent again by somebody. */
export function isOfNow(headers: Headers, now: Date): boolean {
  const age = now.getTime() - Date.parse(headers.find(({ key }) => key === 'date')?.value ?? '');
  return age <= OLDEST_MS && age >= -NEWEST_MS;
}

/** What a signature has to cover, of what a mail has, besides the header that names us. */
const SIGNED = ['from', 'subject', 'date'];

/**
 * Whether a signature over the headers `signed` leaves nobody a way to make a mail to us of one to
 * somebody else, or another one of it.
 */
export const coversMail = (
  signed: readonly string[],
  { headers, namesUsIn }: Pick<Judged, 'headers' | 'namesUsIn'>,
): boolean =>
  namesUsIn !== null &&
  [...SIGNED, namesUsIn].every(
    (name) => signed.includes(name) || !headers.some(({ key }) => key === name),
  );

/** A server of the domain handed the mail over. */
const cameFrom = (said: readonly string[], domain: string): boolean =>
  said.some(
    (result) =>
      /^spf=pass(\s|$)/.test(result) &&
      isOf(domain, property(result, 'smtp.mailfrom').split('@').at(-1) ?? ''),
  );

/**
 * Whether every signature of the domain covers the mail. Which of them the server believed is not
 * asked: anybody may add one that covers more, and nobody can take one away.
 */
function isSignedWhole(mail: Judged, domain: string): boolean {
  const tags = mail.headers.filter(({ key }) => key === 'dkim-signature').map(tagsOf);
  const own = tags.filter((one) => one === null || isOf(domain, one.get('d') ?? ''));
  return own.length > 0 && own.every((one) => one !== null && isWhole(one, mail));
}

const isWhole = (tags: ReadonlyMap<string, string>, mail: Judged): boolean =>
  !tags.has('l') && coversMail((tags.get('h') ?? '').split(':'), mail);

/** The tags of a signature without their spaces; null when one of them is named twice. */
function tagsOf({ value }: { value: string }): ReadonlyMap<string, string> | null {
  const parts = value.slice(0, 10_000).toLowerCase().replaceAll(/\s/g, '').split(';');
  const tags = parts
    .filter((part) => part !== '')
    .map((part): [string, string] => {
      const end = part.indexOf('=');
      return end < 0 ? [part, ''] : [part.slice(0, end), part.slice(end + 1)];
    });
  const named = new Map(tags);
  return named.size === tags.length ? named : null;
}

const domainOf = (address: string): string | undefined => address.toLowerCase().split('@')[1];

/** One From header with one address, so that what was proved is what is shown. */
function isOnlySender(headers: Headers, email: string): boolean {
  const [from, ...others] = headers.filter(({ key }) => key === 'from');
  if (from === undefined || others.length > 0 || from.value.length > 1_000) return false;
  return from.value.split('@').length === 2 && from.value.toLowerCase().includes(email);
}

function provesDomain(said: readonly string[], domain: string): boolean {
  const outcomes = (method: string) => said.filter((result) => result.startsWith(`${method}=`));
  const dmarc = outcomes('dmarc');
  if (dmarc.length > 0) {
    return dmarc.every(
      (result) => /^dmarc=pass(\s|$)/.test(result) && isOf(domain, property(result, 'header.from')),
    );
  }
  return outcomes('dkim').some(
    (result) => /^dkim=pass(\s|$)/.test(result) && isOf(domain, property(result, 'header.d')),
  );
}

const property = (result: string, name: string): string =>
  result
    .split(/\s+/)
    .find((word) => word.startsWith(`${name}=`))
    ?.slice(name.length + 1) ?? '';

/** The domain itself, or one above it that has a dot. */
export const isOf = (domain: string, signer: string): boolean =>
  domain === signer || (signer.includes('.') && domain.endsWith(`.${signer}`));

/**
 * Without comments, and with quoted texts as one word: both may contain anything that the sender
 * wrote, including `;` and a verdict.
 */
function bareWords(value: string): string {
  let [text, depth, isQuoted] = ['', 0, false];
  for (const [sign] of value.slice(0, 10_000).matchAll(/\\?[^]/g)) {
    if (sign === '"' && depth === 0) isQuoted = !isQuoted;
    else if (isQuoted) text += sign.replace(/[\s;]/, '\0');
    else if (sign === '(') depth += 1;
    else if (sign === ')') depth = Math.max(0, depth - 1);
    else if (depth === 0) text += sign;
  }
  return text;
}
