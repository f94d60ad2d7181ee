import { lookup } from 'node:dns/promises';

/** Variables with addresses of the installation's own servers, which may be on its own network. */
const OWN_SERVERS = [
  'DATABASE_URL',
  'DATABASE_REPLICA_URL',
  'SMTP_URL',
  'BUILD_HOOK_URL',
  'CDN_PURGE_URL',
  'IYZICO_BASE_URL',
  'PAYTR_BASE_URL',
] as const;

export type Reachable = {
  /** For its own servers: those in its variables, and the networks that the operator names. */
  own: string[];
  /** For addresses that somebody entered: this machine on a developer's alone. */
  entered: string[];
};

/**
 * Where the Worker may connect besides public addresses. A calendar address that resolves to an
 * internal address cannot be reached, whatever its name and whatever else runs there: a mail server
 * on this machine opens it for mails only.
 */
export async function reachableNetworks(
  variables: Readonly<Record<string, string>>,
  more: string,
): Promise<Reachable> {
  const entered = variables.FEED_ALLOW_LOOPBACK === '1' ? ['127.0.0.0/8', '::1/128'] : [];
  const networks = new Set([...entered, ...more.split(',').flatMap((one) => one.trim() || [])]);
  const hosts = OWN_SERVERS.map((name) => URL.parse(variables[name] ?? '')?.hostname ?? '');
  for (const host of hosts.filter(Boolean)) {
    const found = await lookup(host.replace(/^\[|\]$/g, ''), { all: true }).catch(() => []);
    for (const { address, family } of found) networks.add(`${address}/${family === 6 ? 128 : 32}`);
  }
  return { own: [...networks], entered };
}
