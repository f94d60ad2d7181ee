import { securityEventOf } from '#domain/security/events.ts';
import type { DomainError } from '#domain/errors.ts';
import { networkOf } from '#domain/values/ip-address.ts';
import { audit } from '../platform/audit.ts';
import type { Deps } from '../platform/deps.ts';
import { logError, logSecurity } from '../platform/log.ts';
import { actorOf, type AppContext, clientAddress } from './context.ts';
import { Sampler } from './sampler.ts';

/** A row a minute for one kind from one network, and 30 a minute in all: an attack must not fill the log. */
const SAMPLE = { everyMs: 60_000, most: 30 };

/** One an application: another one has another database. */
const samplers = new WeakMap<Deps, Sampler>();

function samplerOf(deps: Deps): Sampler {
  const sampler = samplers.get(deps) ?? new Sampler(SAMPLE);
  samplers.set(deps, sampler);
  return sampler;
}

/**
 * Keeps a refusal that may be an attack: one line of the log for each, and a row of the audit log for a
 * sample of them that says how many it stands for. Nothing of what was sent is kept.
 */
export async function recordRefusal(refusal: DomainError, c: AppContext): Promise<void> {
  const event = securityEventOf(refusal.code);
  if (event === null) return;
  const deps = c.get('deps');
  const { db, clock } = deps;
  const network = networkOf(clientAddress(c));
  const at = `${c.req.method} ${c.req.routePath}`;
  logSecurity({ event, at, network, requestId: c.get('requestId') });
  const now = clock.now();
  const count = samplerOf(deps).take(`${event} ${network}`, now.getTime());
  if (count === 0) return;
  const row = audit(actorOf(c), now, {
    action: `security.${event}`,
    entity: 'security',
    entityId: network,
    after: { at, count },
  });
  await inBackground(
    c,
    db.write([row]).then(
      () => undefined,
      (error) => logError({ at }, error),
    ),
  );
}

/** Nobody waits for it where the platform lets it run on. */
async function inBackground(c: AppContext, work: Promise<void>): Promise<void> {
  try {
    c.executionCtx.waitUntil(work);
  } catch {
    await work;
  }
}
