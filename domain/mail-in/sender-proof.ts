/** The headers of a mail in their order, topmost first, names in lower case. */
type Headers = readonly { key: string; value: string }[];

type Verdict = 'proven' | 'refuted' | 'unknown';

/**
 * Whether the server that received a mail, `authority` (the name that it writes into
 * `Authentication-Results`, RFC 8601), proved the domain of its From address: by DMARC, or by a
 * DKIM signature of the domain itself; `refuted` when the domain disowns the mail. Only the topmost of
 * its headers counts, which it wrote last: whatever a sender put in is below.
 */
export function verdictOf(authority: string, headers: Headers, email: string): Verdict {
  const domain = email.split('@')[1];
  if (authority === '' || domain === undefined) return 'unknown';
  for (const { key, value } of headers) {
    if (key !== 'authentication-results') continue;
    const [server = '', ...results] = bareWords(value).split(';');
    if (server.trim().split(/\s/, 1)[0]?.toLowerCase() !== authority.toLowerCase()) continue;
    const said = results.map((result) => result.trim().toLowerCase());
    if (said.some((result) => /^dmarc=fail(\s|$)/.test(result))) return 'refuted';
    return isOnlySender(headers, email) && provesDomain(said, domain) ? 'proven' : 'unknown';
  }
  return 'unknown';
}

/** What a mail may have once (RFC 5322): a signature covers one of two, and readers show the other. */
const ONCE = ['from', 'to', 'cc', 'subject', 'date', 'message-id', 'reply-to'];

/**
 * Whether a mail was written to us: `to` of its own To header, which signatures cover, names an address
 * of the domain at which it arrived. What proves a sender holds for the mail and not for the way:
 * anybody may send on to us what a guest wrote to them, with a header more.
 */
export function isToUs(arrivedAt: string, to: readonly string[], headers: Headers): boolean {
  const isClear = ONCE.every((name) => headers.filter(({ key }) => key === name).length <= 1);
  return isClear && to.some((address) => domainOf(address) === domainOf(arrivedAt));
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
