import type { ChatVoice } from '#domain/languages/chat-messages.ts';
import { FIRST_LANGUAGE, isLanguage, type Language } from '#domain/languages/languages.ts';
import { localAddress } from '#domain/languages/local-path.ts';
import { languageOfText } from '#domain/translations/language-of-text.ts';
import type { CallQuestion } from '#domain/desk/call/question.ts';
import type { DeskHit } from '#domain/desk/find/answer-call.ts';
import { chatVoiceOf } from '#dashboard/shared/languages/chat-voice.ts';

/** How many hours a price in a message is meant to be valid. */
const STANDS_HOURS = 24;

/** Who called, by what was typed as they said it. */
export function languageOfCall(typed: string): Language {
  const language = languageOfText(typed);
  return isLanguage(language) ? language : FIRST_LANGUAGE;
}

/**
 * Villas for a message: name, nights, total, prepayment and page of each, and how long the offer is
 * valid.
 */
export async function callText(
  hits: readonly DeskHit[],
  question: Party,
  site: string,
  now: Date,
  language: Language = FIRST_LANGUAGE,
): Promise<string> {
  const voice = await chatVoiceOf(language);
  const { words, formats } = voice;
  const until = new Date(now.getTime() + STANDS_HOURS * 3_600_000);
  const isMany = hits.length > 1;
  const villas = hits.map(async (hit) => {
    const page = await localAddress(villaPath(hit.villa.slug, hit.stay, question), language);
    // The agency's own word for the pool is Turkish.
    const pool = language === FIRST_LANGUAGE && hit.villa.pool ? ` · ${hit.villa.pool}` : '';
    return [...villaText(hit, voice, pool), site + page].join('\n');
  });
  return [
    words.call.found(isMany),
    ...(await Promise.all(villas)),
    words.call.stands(formats.instant(until), isMany),
  ].join('\n\n');
}

type Party = Pick<CallQuestion, 'adults' | 'children' | 'babies' | 'isPartyKnown'>;

function villaText(
  { villa, town, stay, total, prepayment, nightly }: DeskHit,
  { words: { call }, formats }: ChatVoice,
  pool: string,
): string[] {
  const amounts = [
    ...(total === null ? [] : [call.total(formats.money(total))]),
    ...(prepayment === null ? [] : [call.prepayment(formats.money(prepayment))]),
  ];
  return [
    `*${villa.name}*`,
    call.facts(town, villa.capacity, villa.bedrooms) + pool,
    ...(stay === null || total === null
      ? [call.from(formats.money(nightly))]
      : [call.nights(formats.stay(stay.checkIn, stay.checkOut), stay.nights), amounts.join(', ')]),
  ];
}

/** The villa's page with the nights and people of the call. */
export function villaPath(slug: string, stay: DeskHit['stay'], party: Party): string {
  if (stay === null) return `/villa/${slug}`;
  const { adults, children, babies, isPartyKnown } = party;
  const query = new URLSearchParams({ checkin: stay.checkIn, checkout: stay.checkOut });
  if (isPartyKnown) query.set('adults', String(adults));
  if (children > 0) query.set('children', String(children));
  if (babies > 0) query.set('babies', String(babies));
  return `/villa/${slug}?${query}`;
}
