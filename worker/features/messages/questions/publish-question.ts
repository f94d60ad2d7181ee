import { eq, sql } from 'drizzle-orm';
import type { Message } from '#domain/messages/admin-schema.ts';
import type { PublishQuestionInput } from '#domain/messages/questions.ts';
import { languageOfText } from '#domain/translations/language-of-text.ts';
import { notFound, refused } from '#domain/errors.ts';
import { contactMessages, villaQuestions } from '#drizzle/schema/messages.ts';
import type { Actor } from '#worker/platform/audit.ts';
import { changedOne, guard, type Step, step } from '#worker/platform/database/write-batch.ts';
import type { Deps } from '#worker/platform/deps.ts';
import { newId } from '#worker/platform/ids.ts';
import { beginWrite } from '#worker/platform/write.ts';
import { getMessageRow } from '../queries.ts';

/**
 * Publishes a question on the page of its villa in the clerk's words, or withdraws it and keeps the
 * words. @throws `NOT_FOUND`; `NOT_A_QUESTION` (422) for a message that is not about a villa
 */
export async function publishQuestion(
  deps: Deps,
  id: string,
  input: PublishQuestionInput,
  actor: Actor,
): Promise<Message> {
  const { db } = deps;
  const write = beginWrite(deps, actor);
  await write.run([
    guard(
      'message.there',
      sql`exists (select 1 from ${contactMessages} where ${eq(contactMessages.id, id)})`,
      () => notFound('Böyle bir mesaj yok.'),
    ),
    ...publishSteps(write.now, id, input),
    write.audit(input.active ? 'message.publish' : 'message.withdraw', id),
  ]);
  return getMessageRow(db, id);
}

/** Publishes the question of a message on the page of its villa, or changes its words. */
export function publishSteps(now: Date, messageId: string, said: PublishQuestionInput): Step[] {
  const at = now.toISOString();
  const { question, answer, active } = said;
  return [
    step(sql`insert into ${villaQuestions}
        (id, created_at, updated_at, villa_id, message_id, question, answer, language, active)
      select ${newId(now)}, ${at}, ${at}, villa_id, id, ${question}, ${answer},
        coalesce(${languageOfText(`${question} ${answer}`)}, language), ${Number(active)}
      from ${contactMessages} where id = ${messageId} and villa_id is not null
      on conflict (message_id) do update set
        question = excluded.question, answer = excluded.answer, language = excluded.language,
        active = excluded.active,
        updated_at = excluded.updated_at`),
    changedOne('question.of.villa', () => refused('NOT_A_QUESTION')),
  ];
}
