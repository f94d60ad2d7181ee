import {
  besideTurkish,
  type PaperVoice,
  textsOfDocument,
} from '#domain/guest-documents/translate.ts';
import type { GuestDocument } from '#domain/guest-documents/guest-document.ts';
import { formatsOf } from '#domain/languages/formats.ts';
import { FIRST_LANGUAGE, type Language } from '#domain/languages/languages.ts';
import { loadPaperMessages } from '#domain/languages/paper-messages.ts';
import type { Database } from '#worker/platform/database/database.ts';
import { translatedTexts } from '#worker/features/translations/translated-texts.ts';

/** How a document is said in another language, with the agency's translations of its own texts. */
export async function paperVoice(
  db: Database,
  language: Language,
  paper: GuestDocument,
): Promise<PaperVoice> {
  const [words, own] = await Promise.all([
    loadPaperMessages(language),
    translatedTexts(db, language, textsOfDocument(paper)),
  ]);
  return { language, formats: formatsOf(language), words, own };
}

/** A contract with a language beside the Turkish one; null where that is all the guest reads. */
export async function contractBeside(
  db: Database,
  language: Language,
  contract: GuestDocument,
): Promise<GuestDocument | null> {
  if (language === FIRST_LANGUAGE) return null;
  return besideTurkish(contract, await paperVoice(db, language, contract));
}
