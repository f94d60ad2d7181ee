import { securityEventOf } from '#domain/security/events.ts';
import type { DomainError } from '#domain/errors.ts';
import { networkOf } from '#domain/values/ip-address.ts';
import type { Deps } from '#worker/platform/deps.ts';
import { beginWrite } from '#worker/platform/write.ts';
import { logError, logSecurity } from '#worker/platform/log.ts';
import { actorOf, type AppContext, clientAddress } from './context.ts';
import { Sampler } from './sampler.ts';

/**
 * At most one row a minute for each kind and network, and 30 a minute in total: an attack must not
 * fill the log.
 */
const SAMPLE = { everyMs: 60_000, most: 30 };

/** One per application, because each has its own database. */
const samplers = new WeakMap<Deps, Sampler>();

function samplerOf(deps: Deps): Sampler {
  const sampler = samplers.get(deps) ?? new Sampler(SAMPLE);
  samplers.set(deps, sampler);
  return sampler;
}

/**
 * Records a refusal that may be an attack: a log line for each, and an audit row for a sample, with
 * the number it represents. Nothing of the request's content is stored.
 */
export async function recordRefusal(refusal: DomainError, c: AppContext): Promise<void> {
  const event = securityEventOf(refusal.code);
  if (event === null) return;
  const deps = c.get('deps');
  const network = networkOf(clientAddress(c));
  const at = `${c.req.method} ${c.req.routePath}`;
  logSecurity({ event, at, network, requestId: c.get('requestId') });
  const write = beginWrite(deps, actorOf(c));
  const count = samplerOf(deps).take(`${event} ${network}`, write.now.getTime());
  if (count === 0) return;
  const row = write.audit(`security.${event}`, network, { after: { at, count } });
  await inBackground(
    c,
    write.run([row]).then(
      () => undefined,
      (error) => logError({ at }, error),
    ),
  );
}

/** Does not delay the response where the platform supports background work. */
async function inBackground(c: AppContext, work: Promise<void>): Promise<void> {
  try {
    c.executionCtx.waitUntil(work);
  } catch {
    await work;
  }
}
