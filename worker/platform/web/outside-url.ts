/** Where an address may lead: `public` is the internet; loopback only on a developer's machine. */
type OutsideRule = { allowLoopback: boolean };

type CheckedUrl = { url: URL } | { why: string };

/** Names inside local networks, or resolved unpredictably. */
const LOCAL_ENDINGS = [
  'localhost',
  'localdomain',
  'local',
  'internal',
  'intranet',
  'private',
  'corp',
  'home',
  'lan',
  'onion',
  'arpa',
  'test',
  'invalid',
].map((ending) => `.${ending}`);

/** Public names that resolve to internal addresses, mostly loopback. */
const MIRRORS_OF_INSIDE = [
  'nip.io',
  'sslip.io',
  'xip.io',
  'localtest.me',
  'lvh.me',
  'vcap.me',
  'lacolhost.com',
  'localho.st',
  'local.gd',
  'traefik.me',
  'rbndr.us',
  '1u.ms',
];

/**
 * Decides whether an untrusted address may be fetched: https on the default port, a public name, no
 * credentials. Names that resolve to an internal address cannot be recognised here; https requires
 * a certificate for the name, which no internal service has.
 */
export function checkOutsideUrl(text: string, rule: OutsideRule): CheckedUrl {
  const url = parseUrl(text);
  if (url === null) return { why: 'Adres okunamadı. https:// ile başlayan tam adresi yapıştırın.' };
  if (url.username !== '' || url.password !== '') {
    return { why: 'Adreste kullanıcı adı ya da parola olamaz.' };
  }
  if (rule.allowLoopback && isLoopback(url)) return { url };
  if (url.protocol !== 'https:') return { why: 'Adres https:// ile başlamalı.' };
  if (url.port !== '') return { why: 'Adreste port numarası olamaz.' };
  return isPublicName(url.hostname)
    ? { url }
    : { why: 'Adres internetteki bir sunucunun adı olmalı; IP adresi ya da yerel ad olamaz.' };
}

/**
 * Where a redirect may lead: anywhere on the internet, and on a developer's machine back to the
 * same server, but to no other service of that machine.
 */
export function checkRedirect(location: string, from: URL): CheckedUrl {
  const url = parseUrl(location, from);
  if (url !== null && url.origin === from.origin && url.username === '' && url.password === '') {
    return { url };
  }
  return checkOutsideUrl(url?.href ?? location, { allowLoopback: false });
}

function parseUrl(text: string, base?: URL): URL | null {
  try {
    // Calendar programs write webcal:// for https://.
    return new URL(text.replace(/^\s*webcals?:\/\//i, 'https://'), base);
  } catch {
    return null;
  }
}

const isLoopback = ({ protocol, hostname }: URL): boolean =>
  (protocol === 'http:' || protocol === 'https:') &&
  ['localhost', '127.0.0.1', '[::1]'].includes(hostname);

/**
 * At least two labels, and the last not a number: the parser has converted every notation of an IP
 * address into `1.2.3.4` or `[…]` by then.
 */
const PUBLIC_NAME = /^([a-z\d_]([a-z\d_-]*[a-z\d_])?\.)+[a-z][a-z\d-]*$/;

function isPublicName(hostname: string): boolean {
  if (!PUBLIC_NAME.test(hostname)) return false;
  if (LOCAL_ENDINGS.some((ending) => hostname.endsWith(ending))) return false;
  return !MIRRORS_OF_INSIDE.some((name) => hostname === name || hostname.endsWith(`.${name}`));
}
