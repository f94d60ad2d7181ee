import { BlockList, isIPv6 } from 'node:net';

/** Trusted proxies: addresses and networks (`10.0.0.0/8`), comma-separated. */
export function readProxies(list: string): BlockList {
  const proxies = new BlockList();
  for (const entry of list.split(',')) {
    const [address = '', bits] = entry.trim().split('/');
    if (address === '') continue;
    const family = isIPv6(address) ? 'ipv6' : 'ipv4';
    if (bits === undefined) proxies.addAddress(address, family);
    else proxies.addSubnet(address, Number(bits), family);
  }
  return proxies;
}

/** `192.0.2.1:443`, `[::1]:443` or an address without a port, as the address alone. */
export function withoutPort(peer: string): string {
  const bracketed = /^\[([^\]]+)\]/.exec(peer)?.[1];
  const address = bracketed ?? (peer.split(':').length === 2 ? (peer.split(':')[0] ?? '') : peer);
  return /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1] ?? address;
}

export const isProxy = (proxies: BlockList, address: string): boolean =>
  proxies.check(address, isIPv6(address) ? 'ipv6' : 'ipv4');

/**
 * The client's address: the peer itself, or, behind trusted proxies, the last address in
 * `X-Forwarded-For` that is not one of them. Earlier entries can be forged.
 */
export function clientAddress(peer: string, forwarded: string | null, proxies: BlockList): string {
  const named =
    forwarded === null ? [] : forwarded.split(',').map((one) => withoutPort(one.trim()));
  let address = withoutPort(peer);
  while (isProxy(proxies, address)) {
    const before = named.pop();
    if (before === undefined || before === '') break;
    address = before;
  }
  return address;
}
