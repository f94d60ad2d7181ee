import { isNotNull, sql } from 'drizzle-orm';
import { conflict, DomainError } from '#domain/errors.ts';
import { newsletterConsent } from '#domain/languages/consents.ts';
import { FIRST_LANGUAGE } from '#domain/languages/languages.ts';
import type { SubscribeInput, Subscribed } from '#domain/subscribers/schema.ts';
import { subscribers } from '#drizzle/schema/messages.ts';
import type { Deps } from '#worker/platform/deps.ts';
import type { Actor } from '#worker/platform/audit.ts';
import { instant } from '#worker/platform/clock.ts';
import { build } from '#worker/platform/database/statements.ts';
import { changedOne, step } from '#worker/platform/database/write-batch.ts';
import { beginWrite } from '#worker/platform/write.ts';
import { confirmMail } from './confirm-mail.ts';
import { findByEmail, type SubscriberRow } from './queries.ts';

/**
 * Adds an address to the newsletter list, with evidence of the consent; it receives the newsletter
 * once its owner has confirmed it. An address that left can return. Whoever adds a known address is
 * told so; how many may be tried a minute is limited like every write (decision 0044). @throws
 * `ALREADY_SUBSCRIBED` (409); an unconfirmed one gets its mail again
 */
export async function subscribe(
  deps: Deps,
  { email }: SubscribeInput,
  actor: Actor,
): Promise<Subscribed> {
  const known = await findByEmail(deps.db, email);
  if (known !== null && known.leftAt === null) {
    await remind(deps, email, known, actor);
    throw conflict('ALREADY_SUBSCRIBED');
  }
  const write = beginWrite(deps, actor);
  const { at } = write;
  const linkId = write.newId();
  const { language = FIRST_LANGUAGE } = actor;
  const { mail, tokenHash } = await confirmMail(deps, { email, linkId, language }, at);
  const consent = {
    consentAt: at,
    consentIp: actor.ip,
    consentText: await newsletterConsent(language),
    linkId,
    tokenHash,
    language,
    updatedAt: at,
  };
  await write.run([
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
    write.audit('subscriber.create', sql`(select id from subscribers where email = ${email})`),
  ]);
  return { email, confirmed: false };
}

/** Sends the confirmation mail again, at most once an hour. One write in any case. */
async function remind(
  deps: Deps,
  email: string,
  { id, confirmedAt, linkId, language }: SubscriberRow,
  actor: Actor,
): Promise<void> {
  const write = beginWrite(deps, actor);
  const again = write.audit('subscriber.again', id);
  const hour = instant(deps.clock).slice(0, 13);
  const isAsked = confirmedAt === null && linkId !== null;
  const { mail } = await confirmMail(deps, { email, linkId: linkId ?? '', language }, hour);
  try {
    await write.run(
      isAsked ? [{ ...mail, onConflict: () => conflict('ALREADY_SUBSCRIBED') }, again] : [again],
    );
  } catch (error) {
    if (!(error instanceof DomainError) || error.code !== 'ALREADY_SUBSCRIBED') throw error;
  }
}
