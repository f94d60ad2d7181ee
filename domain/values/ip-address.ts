/**
 * Normalises an address: IPv4 unchanged, IPv6 in eight plain groups, IPv4 inside IPv6
 * (`::ffff:203.0.113.7`) as IPv4. Other texts are returned unchanged.
 */
export function plainAddress(text: string): string {
  const mapped = /^::ffff:(\d{1,3}(?:\.\d{1,3}){3})$/i.exec(text)?.[1];
  if (mapped !== undefined) return mapped;
  if (!/^[\da-f:]+$/i.test(text) || !text.includes(':')) return text;
  const [head = '', tail] = text.split('::');
  const [front, back] = [groupsOf(head), groupsOf(tail ?? '')];
  const missing = tail === undefined ? 0 : Math.max(0, 8 - front.length - back.length);
  const all = [...front, ...Array<string>(missing).fill('0'), ...back];
  return all.map((group) => Number.parseInt(group, 16).toString(16)).join(':');
}

const groupsOf = (part: string) => (part === '' ? [] : part.split(':'));

/**
 * The part of the network that one visitor controls: an IPv4 address, or the /64 of an IPv6
 * address, because one connection can use any of its 2^64 addresses. `203.0.113.7`,
 * `2001:db8:1:2::/64`.
 */
export function networkOf(address: string): string {
  const plain = plainAddress(address);
  const groups = plain.split(':');
  return groups.length === 8 ? `${groups.slice(0, 4).join(':')}::/64` : plain;
}

/**
 * The common prefix of all normalised addresses of an IPv6 network; null for IPv4, where the
 * network is one address.
 */
export const networkPrefix = (network: string): string | null =>
  network.endsWith('::/64') ? network.slice(0, -'::/64'.length) + ':' : null;
