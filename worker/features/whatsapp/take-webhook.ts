import { and, eq, inArray, sql } from 'drizzle-orm';
import type { SQLiteColumn } from 'drizzle-orm/sqlite-core';
import { DomainError, notFound } from '#domain/errors.ts';
import { whatsappContact } from '#domain/guest-records/contacts.ts';
import { tidyName } from '#domain/values/person-name.ts';
import { senderOf, userOf, type WhatsappUser } from '#domain/whatsapp/identity.ts';
import { type InboundMessage, WhatsappWebhook, wordsOf } from '#domain/whatsapp/schema.ts';
import { statesBefore, WHATSAPP_STATES, type WhatsappState } from '#domain/whatsapp/states.ts';
import { outbox } from '#drizzle/schema/mail.ts';
import { guestNotes } from '#drizzle/schema/guest-records.ts';
import type { Actor } from '#worker/platform/audit.ts';
import type { Deps } from '#worker/platform/deps.ts';
import { build } from '#worker/platform/database/statements.ts';
import { type Step, step } from '#worker/platform/database/write-batch.ts';
import { newId, sha256 } from '#worker/platform/ids.ts';
import { hmacHex } from '#worker/platform/secrets/hmac.ts';
import { equalInConstantTime } from '#worker/platform/secrets/signed-token.ts';
import { reasonOf } from '#worker/platform/whatsapp/send-whatsapp.ts';
import type { WhatsappAccount } from '#worker/platform/whatsapp/whatsapp-account.ts';
import { keepMessage } from '#worker/features/messages/keep-message.ts';

const VISITOR: Actor = { kind: 'visitor', userId: null, ip: null, requestId: null };

/**
 * The agency's WhatsApp number. @throws `NOT_FOUND` without one: then there is no webhook either
 */
function requireWhatsapp({ whatsapp }: Deps): WhatsappAccount {
  if (whatsapp === null) throw notFound('Böyle bir adres yok.');
  return whatsapp;
}

/** Confirms the webhook to the platform: it sends our verify token, and we return its challenge. */
export function confirmWebhook(deps: Deps, given: { token: string; challenge: string }): string {
  const { verifyToken } = requireWhatsapp(deps);
  if (!equalInConstantTime(given.token, verifyToken)) {
    throw new DomainError('forbidden', 'FORBIDDEN');
  }
  return given.challenge;
}

/**
 * Processes WhatsApp's reports: guests' messages go into their threads, states onto our messages.
 * Idempotent. One trip for each message, one for all states and identities. @throws `BAD_SIGNATURE`, `MALFORMED`
 * (400), `NOT_FOUND`; on database errors it is sent again
 */
export async function takeWebhook(deps: Deps, body: string, signature: string): Promise<void> {
  const account = requireWhatsapp(deps);
  const ours = `sha256=${await hmacHex(account.appSecret, body)}`;
  if (!equalInConstantTime(signature, ours)) throw new DomainError('malformed', 'BAD_SIGNATURE');
  const { data } = WhatsappWebhook.safeParse(parse(body));
  if (data === undefined) throw new DomainError('malformed', 'MALFORMED');
  for (const { value } of data.entry.flatMap(({ changes }) => changes)) {
    // Messages to another number of the same business are not ours.
    if (value.metadata?.phone_number_id !== account.phoneNumberId) continue;
    const { contacts = [], statuses = [], messages = [], user_id_update: updates = [] } = value;
    const joined = new Set<string>();
    for (const message of messages) {
      const sender = senderOf(message, contacts);
      // A message that is kept joins by itself what its sender is known by.
      if (await keep(deps, message, sender)) joined.add(contactsOf(sender).join(' '));
    }
    const steps = [
      ...statuses.flatMap((status) => stateStep(deps, status)),
      ...[
        ...contacts.map((one) => userOf(one.wa_id, one.user_id)),
        ...statuses.map((one) => userOf(one.recipient_id, one.recipient_user_id)),
      ]
        .map(contactsOf)
        .filter((names) => !joined.has(names.join(' ')))
        .flatMap(([known, other]) => joinStep(deps, known, other)),
      ...messages.flatMap((message) => replacedSteps(deps, message)),
      ...updates.flatMap(({ wa_id: number, user_id: id }) =>
        joinSteps(deps, [userOf(undefined, id?.previous)], [userOf(number, id?.current)]),
      ),
    ];
    if (steps.length > 0) await deps.db.write(steps);
  }
}

function parse(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    return null;
  }
}

async function keep(
  deps: Deps,
  message: InboundMessage,
  { phone, user, name: named }: ReturnType<typeof senderOf>,
): Promise<boolean> {
  const text = wordsOf(message);
  if (text === '') return false;
  const name = tidyName(named.replace(/[\u0000-\u001f\u007f]/g, ' '));
  const row = {
    id: newId(deps.clock.now()),
    channel: 'whatsapp' as const,
    externalKey: `whatsapp:${await sha256(message.id)}`,
    name: [...(name || phone || NAMELESS)].slice(0, 120).join(''),
    email: '',
    phone,
    whatsappUser: user,
    subject: '',
    message: text.replace(/[\u0000-\u0008\u000b-\u001f\u007f]/g, '').slice(0, 20_000),
  };
  try {
    await deps.db.write(keepMessage(deps, row, VISITOR));
  } catch (error) {
    const isKnown = error instanceof DomainError && error.code === 'IDEMPOTENCY_KEY_REUSED';
    if (!isKnown) throw error;
  }
  return true;
}

/** Of a sender who shows neither name nor number. */
const NAMELESS = 'WhatsApp kullanıcısı';

/** Two contacts of one user: their records become one. Those of nobody change nothing. */
function joinStep({ clock }: Deps, known?: string, other?: string): Step[] {
  if (known === undefined || other === undefined || known === other) return [];
  const now = clock.now();
  return [
    step(sql`insert into guest_identities (known, other, merge_id, seen_at)
      values (${known}, ${other}, ${newId(now)}, ${now.toISOString()})`),
  ];
}

/** A user who changed their number or got another id is still the same person. */
function replacedSteps(deps: Deps, { from, from_user_id: id, system }: InboundMessage): Step[] {
  if (system === undefined) return [];
  const before = [userOf(from, id), userOf(undefined, system.previous_user_id)];
  return joinSteps(deps, before, [userOf(system.wa_id, system.user_id)]);
}

/** Every contact of the one becomes a contact of the other. */
const joinSteps = (
  deps: Deps,
  before: readonly WhatsappUser[],
  after: readonly WhatsappUser[],
): Step[] =>
  before
    .flatMap(contactsOf)
    .flatMap((one) => after.flatMap(contactsOf).flatMap((other) => joinStep(deps, one, other)));

const contactsOf = ({ phone, user }: WhatsappUser): string[] =>
  [phone, user && whatsappContact(user)].filter((one) => one !== null);

type Report = { id: string; status: string; errors?: { code?: number | undefined }[] | undefined };

function stateStep({ clock }: Deps, { id, status, errors }: Report): Step[] {
  const state = WHATSAPP_STATES.find((known) => known === status);
  if (state === undefined) return [];
  return [
    step(
      build
        .update(guestNotes)
        .set({
          whatsappState: state,
          whatsappError: state === 'failed' ? reasonOf(errors?.[0]?.code) : null,
          updatedAt: clock.now().toISOString(),
        })
        .where(and(eq(guestNotes.whatsappId, id), isBefore(guestNotes.whatsappState, state))),
    ),
    reminderStep(clock.now().toISOString(), id, state, errors?.[0]?.code),
  ];
}

/**
 * A reminder that WhatsApp could not deliver is due again, by mail or by hand (`tryWhatsapp` is
 * used once).
 */
const reminderStep = (at: string, id: string, state: WhatsappState, code: number | undefined) =>
  step(
    build
      .update(outbox)
      .set({
        whatsappState: state,
        updatedAt: at,
        ...(state === 'failed' && {
          status: 'waiting' as const,
          sentAt: null,
          nextAttemptAt: at,
          lastError: `WhatsApp: ${reasonOf(code)}`,
        }),
      })
      .where(and(eq(outbox.whatsappId, id), isBefore(outbox.whatsappState, state))),
  );

const isBefore = (column: SQLiteColumn, state: WhatsappState) =>
  inArray(column, [...statesBefore(state)]);
