import { DomainError } from '#domain/errors.ts';
import { networkOf } from '#domain/values/ip-address.ts';
import type { RateLimiter } from '#worker/platform/deps.ts';
import { type AppContext, clientAddress } from '../context.ts';

/**
 * @throws `TOO_MANY_REQUESTS` (429) when this visitor's network has used up its calls of `bucket`.
 */
export async function assertWithinLimit(
  c: AppContext,
  bucket: Parameters<RateLimiter['allow']>[0],
): Promise<void> {
  if (await c.get('deps').limiter.allow(bucket, networkOf(clientAddress(c)))) return;
  throw new DomainError('limited', 'TOO_MANY_REQUESTS');
}
