import { sql } from 'drizzle-orm';
import { index, integer, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core';
import { OWNER_REFUSALS, OWNER_REPLIES, OWNER_WAYS } from '#domain/reservations/owner-replies.ts';
import type { ReservationId, UserId, VillaId } from '#domain/values/ids.ts';
import { eventId } from './columns.ts';
import { reservations } from './reservations.ts';
import { users } from './users.ts';
import { villas } from './villas.ts';

/**
 * Whether a house is free for a request: asked of its owner by a private link, one for each way in
 * which it was sent. It is about exactly these nights of this house, and is answered once.
 */
export const ownerQuestions = sqliteTable(
  'owner_questions',
  {
    ...eventId,
    reservationId: text('reservation_id')
      .$type<ReservationId>()
      .notNull()
      .references(() => reservations.id),
    ownerId: integer('owner_id')
      .$type<UserId>()
      .notNull()
      .references(() => users.id),
    villaId: integer('villa_id')
      .$type<VillaId>()
      .notNull()
      .references(() => villas.id),
    checkIn: text('check_in').notNull(),
    checkOut: text('check_out').notNull(),
    way: text('way', { enum: OWNER_WAYS }).notNull(),
    tokenHash: text('token_hash').notNull().unique(),
    answeredAt: text('answered_at'),
    answer: text('answer', { enum: OWNER_REPLIES }),
    reason: text('reason', { enum: OWNER_REFUSALS }),
  },
  (t) => [
    uniqueIndex('owner_questions_asked').on(
      t.reservationId,
      t.ownerId,
      t.villaId,
      t.checkIn,
      t.checkOut,
      t.way,
    ),
    // The first answer ends them all.
    uniqueIndex('owner_questions_answered')
      .on(t.reservationId, t.ownerId, t.villaId, t.checkIn, t.checkOut)
      .where(sql`answered_at is not null`),
    index('owner_questions_owner').on(t.ownerId),
  ],
);
