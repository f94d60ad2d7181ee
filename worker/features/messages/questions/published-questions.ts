import { and, count, desc, eq, sql } from 'drizzle-orm';
import { FIRST_LANGUAGE } from '#domain/languages/languages.ts';
import type { PublicQuestion, PublicQuestionQuery } from '#domain/messages/questions.ts';
import { pick } from '#domain/values/pick.ts';
import { villaQuestions } from '#drizzle/schema/messages.ts';
import { villas } from '#drizzle/schema/villas.ts';
import { today } from '#worker/platform/clock.ts';
import type { Deps } from '#worker/platform/deps.ts';
import { isOnSale } from '#worker/features/permits/on-sale.ts';
import { readPage } from '#worker/platform/database/read-page.ts';

export const publicQuestionColumns = {
  ...pick(villaQuestions, 'id', 'question', 'answer'),
  language: sql<string>`coalesce(${villaQuestions.language}, ${FIRST_LANGUAGE})`,
  answeredAt: villaQuestions.createdAt,
};

/** A page of the published questions and answers of a villa on sale, newest first; one trip. */
export async function listQuestions(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  { villa, ...part }: PublicQuestionQuery,
): Promise<{ items: PublicQuestion[]; total: number; skip: number; take: number }> {
  const filter = and(
    eq(villas.slug, villa),
    isOnSale(today(clock)),
    eq(villaQuestions.active, true),
  );
  return readPage(db, part, {
    items: db.read
      .select(publicQuestionColumns)
      .from(villaQuestions)
      .innerJoin(villas, eq(villas.id, villaQuestions.villaId))
      .where(filter)
      .orderBy(desc(villaQuestions.createdAt), desc(villaQuestions.id)),
    counted: db.read
      .select({ total: count() })
      .from(villaQuestions)
      .innerJoin(villas, eq(villas.id, villaQuestions.villaId))
      .where(filter),
  });
}
