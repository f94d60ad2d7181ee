import { and, desc, eq, sql } from 'drizzle-orm';
import type { CommentInput, CommentReceived } from '#domain/comments/schema.ts';
import { DomainError, notFound } from '#domain/errors.ts';
import { fold } from '#domain/values/fold.ts';
import { comments } from '#drizzle/schema/messages.ts';
import { reservations } from '#drizzle/schema/reservations.ts';
import type { Deps } from '../../platform/deps.ts';
import { type Actor, audit } from '../../platform/audit.ts';
import { today } from '../../platform/clock.ts';
import { runIdempotent } from '../../platform/database/idempotency.ts';
import { sha256 } from '../../platform/ids.ts';
import { build } from '../../platform/database/statements.ts';
import { type Step, step } from '../../platform/database/write-batch.ts';
import { findVillaOnSale } from './queries.ts';

const RECEIVED: CommentReceived = { received: true };

/**
 * A guest's comment on a villa; it waits for a clerk. The same comment on the same day is one, as a
 * form can be pressed twice. A robot that fills the trap is thanked and forgotten.
 * @throws `NOT_FOUND` for a villa that is not on sale, `VALIDATION` (400) for a stay to come
 */
export async function receiveComment(
  deps: Deps,
  slug: string,
  { homepage, ...input }: CommentInput,
  actor: Actor,
): Promise<CommentReceived> {
  if (homepage) return RECEIVED;
  const day = today(deps.clock);
  if (input.stayedOn !== undefined && input.stayedOn > day) throw stayToCome();
  const body = { slug, ...input };
  const key = `${day}:${await sha256(JSON.stringify(body))}`;
  const { content } = await runIdempotent(deps, { scope: 'comment', key, body }, async () => {
    const villaId = await findVillaOnSale(deps.db, slug);
    if (villaId === null) throw notFound('Bu villa bulunamadı ya da yayında değil.');
    return { status: 201, content: RECEIVED, steps: commentSteps(deps, villaId, input, actor) };
  });
  return content;
}

function commentSteps(
  { db, clock }: Deps,
  villaId: number,
  input: Omit<CommentInput, 'homepage'>,
  actor: Actor,
): Step[] {
  const { author, email, rating, text, stayedOn = null } = input;
  const now = clock.now();
  const at = now.toISOString();
  // The guest's last stay there, when the address is one that we know.
  const stay = db.read
    .select({ id: reservations.id })
    .from(reservations)
    .where(
      and(
        eq(reservations.villaId, villaId),
        eq(reservations.email, email),
        eq(reservations.status, 'completed'),
      ),
    )
    .orderBy(desc(reservations.checkOut))
    .limit(1);
  return [
    step(
      build.insert(comments).values({
        villaId,
        reservationId: sql`(${stay})`,
        author,
        email,
        rating,
        text,
        searchText: fold(`${author} ${text}`),
        stayedOn,
        active: false,
        createdAt: at,
        updatedAt: at,
      }),
    ),
    audit(actor, now, {
      action: 'comment.create',
      entity: 'comment',
      entityId: sql`last_insert_rowid()`,
      after: { villaId, rating },
    }),
  ];
}

function stayToCome(): DomainError {
  const message = 'Konaklama günü bugünden sonra olamaz.';
  return new DomainError('malformed', 'VALIDATION', { issues: [{ path: 'stayedOn', message }] });
}
