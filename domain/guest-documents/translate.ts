import type { Formats } from '#domain/languages/formats.ts';
import { FIRST_LANGUAGE, type Language } from '#domain/languages/languages.ts';
import type { PaperMessages } from '#domain/languages/paper-messages.ts';
import { languageOfText } from '#domain/translations/language-of-text.ts';
import { BEHIND } from '#domain/translations/texts-of.ts';
import { translatorOf } from '#domain/languages/sentences.ts';
import turkish from '#domain/languages/tr/papers.ts';
import { isWritten, rewritten } from '#domain/languages/written-values.ts';
import type { DocumentPart, GuestDocument, PlainPart } from './guest-document.ts';

/** How papers are said in a language. `own`: the agency's texts, by the Turkish ones. */
export type PaperVoice = {
  language: Language;
  formats: Formats;
  words: PaperMessages;
  own: ReadonlyMap<string, string>;
};

/** Values of parts that nobody reads. */
const NO_TEXT: readonly string[] = ['type', 'tone', 'align', 'level', 'ordered'];

/** Parts that are written out; one of them is said whole or not at all. */
const PROSE: readonly string[] = ['heading', 'paragraph', 'list', 'steps', 'note', 'table'];

/** Every text of a document that the agency may have translated, once. */
export function textsOfDocument({ blocks }: Pick<GuestDocument, 'blocks'>): string[] {
  const found = new Set<string>();
  for (const block of blocks) {
    mapTexts(block, (text) => {
      found.add(text).add(text.replace(BEHIND, ''));
      return text;
    });
  }
  return [...found];
}

/**
 * A document in another language. What the agency wrote and nobody translated stands under "In
 * Turkish".
 */
export function translateDocument(paper: GuestDocument, voice: PaperVoice): GuestDocument {
  const { words, formats, language } = voice;
  const say = sayer(voice);
  return {
    ...paper,
    language,
    title: say(paper.title) ?? paper.title,
    fileName: fileNameIn(voice, paper),
    subtitle: rewritten(paper.subtitle, formats),
    blocks: paper.blocks.flatMap((block): DocumentPart[] => {
      const said = block.type === 'translation' ? block : translated(block, say);
      if (said !== null) return [said];
      return block.type === 'heading' || !isTurkish(block)
        ? [block]
        : [{ type: 'paragraph', text: words.inTurkish }, block];
    }),
  };
}

/**
 * A Turkish document with each part in another language below it. The Turkish text is the binding
 * one, which is said first.
 */
export function besideTurkish(paper: GuestDocument, voice: PaperVoice): GuestDocument {
  const title = sayer(voice)(paper.title) ?? paper.title;
  const head: PlainPart[] = [
    { type: 'heading', level: 2, text: title },
    { type: 'note', tone: 'info', text: voice.words.binding },
  ];
  const { language } = voice;
  const blocks = partsBeside(paper.blocks, voice);
  return {
    ...paper,
    fileName: fileNameIn(voice, paper),
    blocks: [{ type: 'translation', language, blocks: head }, ...blocks],
  };
}

/** What a paper is called among the downloads of who reads this language. */
export const fileNameIn = ({ words }: PaperVoice, { fileName }: GuestDocument): string =>
  translatorOf([turkish.files], [words.files], (value) => value)(fileName) ?? fileName;

/** Turkish parts, each with its translation below it where there is one. */
export function partsBeside(parts: readonly DocumentPart[], voice: PaperVoice): DocumentPart[] {
  const { language } = voice;
  const say = sayer(voice);
  return parts.flatMap((part): DocumentPart[] => {
    if (part.type === 'signatures') return [signedOnce(part, say)];
    const said = part.type === 'translation' ? null : translated(part, say);
    const isSame = said === null || JSON.stringify(said) === JSON.stringify(part);
    return isSame ? [part] : [part, { type: 'translation', language, blocks: [said] }];
  });
}

/**
 * A card whose headings, labels and lists have every language beside the Turkish words, on one page;
 * what is known of a text in one language alone stands in that one.
 */
export function inEveryLanguage(card: GuestDocument, voices: readonly PaperVoice[]): GuestDocument {
  const sayers = voices.map(sayer);
  const beside = (text: string) =>
    [...new Set([text, ...sayers.flatMap((say) => say(text) ?? [])])].join(' · ');
  const blocks = card.blocks.map((part): DocumentPart => {
    if (part.type === 'heading') return { ...part, text: beside(part.text) };
    if (part.type === 'list') return { ...part, items: part.items.map(beside) };
    if (part.type !== 'facts') return part;
    const rows = part.rows.map(({ label, value }) => ({
      label: beside(label),
      value: beside(value),
    }));
    return { ...part, rows };
  });
  return { ...card, blocks };
}

/** Each party signs once, under both of its names. */
function signedOnce(part: Extract<PlainPart, { type: 'signatures' }>, say: Say): PlainPart {
  const both = (role: string) => [...new Set([role, say(role) ?? role])].join(' · ');
  return { ...part, parties: part.parties.map((party) => ({ ...party, role: both(party.role) })) };
}

type Say = (text: string) => string | null;

const roomsOf = ({ titles, labels, values, lines, card, sentences }: PaperMessages) => [
  titles,
  labels,
  values,
  lines,
  card,
  sentences,
];

function sayer({ formats, words, own }: PaperVoice): Say {
  const find = translatorOf(roomsOf(turkish), roomsOf(words), (value) => say(value) ?? value);
  // A word of ours is ours, whatever it means in a text of the agency that is the same word.
  const say: Say = (text) =>
    (OUR_WORDS.has(text) ? find(text) : own.get(text)) ??
    (isWritten(text) ? rewritten(text, formats) : find(text));
  return say;
}

const OUR_WORDS: ReadonlySet<unknown> = new Set(roomsOf(turkish).flatMap(Object.values));

/** A clerk may have written to a guest in any language: only what nobody can tell is Turkish, too. */
function isTurkish(part: DocumentPart): boolean {
  const text = textsOfDocument({ blocks: [part] }).join(' ');
  return (languageOfText(text) ?? FIRST_LANGUAGE) === FIRST_LANGUAGE;
}

/** Null for prose of which a part is unknown. */
function translated(part: PlainPart, say: Say): PlainPart | null {
  let isWhole = true;
  const said = mapTexts(part, (text) => {
    const words = say(text);
    isWhole &&= words !== null;
    return words ?? text;
  });
  return isWhole || !PROSE.includes(part.type) ? said : null;
}

function mapTexts<Value>(value: Value, change: (text: string) => string): Value {
  if (typeof value === 'string') return change(value) as Value;
  if (Array.isArray(value)) return value.map((one) => mapTexts(one, change)) as Value;
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, one]) => [
      key,
      NO_TEXT.includes(key) ? one : mapTexts(one as unknown, change),
    ]),
  ) as Value;
}
