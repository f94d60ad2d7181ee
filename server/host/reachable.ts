import { lookup } from 'node:dns/promises';

/** Variables with addresses of the installation's own servers, which may be on its own network. */
const OWN_SERVERS = [
  'DATABASE_URL',
  'DATABASE_REPLICA_URL',
  'SMTP_URL',
  'BUILD_HOOK_URL',
  'IYZICO_BASE_URL',
  'PAYTR_BASE_URL',
] as const;

/**
 * Where the Worker may connect besides public addresses: the servers in its variables, and networks
 * named by the operator. A calendar address that resolves to an internal address cannot be reached,
 * whatever its name.
 */
export async function reachableNetworks(
  variables: Readonly<Record<string, string>>,
  more: string,
): Promise<string[]> {
  const networks = new Set(more.split(',').flatMap((one) => one.trim() || []));
  if (variables.FEED_ALLOW_LOOPBACK === '1') networks.add('127.0.0.0/8').add('::1/128');
  const hosts = OWN_SERVERS.map((name) => URL.parse(variables[name] ?? '')?.hostname ?? '');
  for (const host of hosts.filter(Boolean)) {
    const found = await lookup(host.replace(/^\[|\]$/g, ''), { all: true }).catch(() => []);
    for (const { address, family } of found) networks.add(`${address}/${family === 6 ? 128 : 32}`);
  }
  return [...networks];
}
