import { conflict, DomainError } from '#domain/errors.ts';
import type { TranslateMessageInput } from '#domain/guest-records/schema.ts';
import { FIRST_LANGUAGE } from '#domain/languages/languages.ts';
import { mask, unmask } from '#domain/translations/mask.ts';
import { guestNotes } from '#drizzle/schema/guest-records.ts';
import { selectMessagesTranslated } from '#worker/features/translations/of-messages.ts';
import { readGlossary } from '#worker/features/translations/write.ts';
import type { Actor } from '#worker/platform/audit.ts';
import type { Deps } from '#worker/platform/deps.ts';
import { askForTranslations } from '#worker/platform/translation/ask-for-translations.ts';
import { beginWrite, type Write } from '#worker/platform/write.ts';
import { getRecordRow } from './record-queries.ts';

/**
 * A message of a guest in Turkish, or an answer in their language, without what identifies somebody
 * having left the house. Nothing is stored but that it happened. @throws `NOT_FOUND`, `NO_TRANSLATOR`
 * (409) without a service or while the agency has not allowed it, `TRANSLATOR_UNREACHABLE` (503)
 */
export async function translateMessage(
  deps: Deps,
  guestId: string,
  { text, to }: TranslateMessageInput,
  actor: Actor,
): Promise<{ text: string }> {
  await getRecordRow(deps.db, guestId);
  const { translation } = deps;
  const [allowed] = await selectMessagesTranslated(deps.db);
  if (translation === null || allowed === undefined) throw conflict('NO_TRANSLATOR');
  const isAnswer = to !== FIRST_LANGUAGE;
  const masked = mask(text);
  const said = await askForTranslations(deps, translation, {
    texts: [masked.text],
    from: isAnswer ? FIRST_LANGUAGE : null,
    to,
    glossary: isAnswer ? (await readGlossary(deps, to)).terms : [],
  });
  if (said === null) throw new DomainError('busy', 'TRANSLATOR_UNREACHABLE');
  const write = beginWrite(deps, actor);
  await write.run([write.audit('guest_record.machine', guestId, { after: { language: to } })]);
  return { text: unmask(said[0] ?? '', masked.hidden) };
}

/** What the clerk wrote, beside the translation that was sent. */
export const turkishNote = (
  write: Write,
  { guestId, turkish, actor }: { guestId: string; turkish: string | undefined; actor: Actor },
) =>
  turkish
    ? write.insert(guestNotes, {
        id: write.newId(),
        guestId,
        kind: 'note',
        text: `Gönderilenin Türkçesi:\n${turkish}`,
        createdBy: actor.userId,
      })
    : false;
