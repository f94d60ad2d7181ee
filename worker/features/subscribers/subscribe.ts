import { isNotNull, sql } from 'drizzle-orm';
import { conflict } from '#domain/errors.ts';
import { NEWSLETTER_CONSENT } from '#domain/subscribers/consent.ts';
import type { SubscribeInput, Subscribed } from '#domain/subscribers/schema.ts';
import { subscribers } from '#drizzle/schema/messages.ts';
import type { Deps } from '../../platform/deps.ts';
import { type Actor, audit } from '../../platform/audit.ts';
import { instant } from '../../platform/clock.ts';
import { build } from '../../platform/database/statements.ts';
import { changedOne, step } from '../../platform/database/write-batch.ts';
import { confirmMail } from './confirm-mail.ts';
import { findByEmail } from './queries.ts';

/**
 * Puts an address on the newsletter's list, with the proof of consent; it gets the newsletter once
 * its owner has confirmed it. One that has left before may come back.
 * @throws `ALREADY_SUBSCRIBED` (409); one that has not been confirmed gets its mail again
 */
export async function subscribe(
  deps: Deps,
  { email }: SubscribeInput,
  actor: Actor,
): Promise<Subscribed> {
  const known = await findByEmail(deps.db, email);
  if (known !== null && known.leftAt === null) {
    if (known.confirmedAt === null) await remind(deps, email);
    throw conflict('ALREADY_SUBSCRIBED');
  }
  const at = instant(deps.clock);
  const { mail, tokenHash } = await confirmMail(deps, email, at);
  const consent = {
    consentAt: at,
    consentIp: actor.ip,
    consentText: NEWSLETTER_CONSENT,
    tokenHash,
    updatedAt: at,
  };
  await deps.db.write([
    step(
      build
        .insert(subscribers)
        .values({ email, createdAt: at, ...consent })
        .onConflictDoUpdate({
          target: subscribers.email,
          set: { ...consent, confirmedAt: null, leftAt: null },
          setWhere: isNotNull(subscribers.leftAt),
        }),
    ),
    changedOne('subscriber.new', () => conflict('ALREADY_SUBSCRIBED')),
    mail,
    audit(actor, deps.clock.now(), {
      action: 'subscriber.create',
      entity: 'subscriber',
      entityId: sql`(select id from subscribers where email = ${email})`,
    }),
  ]);
  return { email, confirmed: false };
}

/** Sends the question again, at most once an hour. */
async function remind(deps: Deps, email: string): Promise<void> {
  const hour = instant(deps.clock).slice(0, 13);
  const { mail } = await confirmMail(deps, email, hour);
  await deps.db.write([{ ...mail, onConflict: () => conflict('ALREADY_SUBSCRIBED') }]);
}
