import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { OTHER_LANGUAGES } from './languages.ts';
import { loadIslandMessages, loadPageMessages } from './messages.ts';
import { loadPaperMessages } from './paper-messages.ts';

/** What is said in quotes: names of pages, and what people may type. */
const QUOTED = /“([^”$]+)”|„([^“$]+)“|«([^»$]+)»/gu;
const EXAMPLE = /\d/;
/** Declined in its sentence, or a word of addresses. */
const AS_SAID = new Set(['Bestätigten Aufenthalt', 'Подтверждённым проживанием', 'weekend']);

/** Letters that a column of the footer holds on a phone of 390 px. */
const COLUMN = 17;

describe.each(OTHER_LANGUAGES)('who reads %s', (language) => {
  it('reads of each hour by which something ends whose hour it is', async () => {
    const zone = (await loadPaperMessages(language)).values.moment('').replace(/^.*(?=\()/, '');
    const { quote, request } = await loadIslandMessages(language);
    const { stay, payment, offer } = await loadPageMessages(language);
    const said = [
      quote.answerBy('2027-06-01T09:00:00.000Z'),
      request.payBy('1', '12:00'),
      stay.next.pay('12:00', '1'),
      stay.steps.by('12:00'),
      payment.heldUntil('12:00'),
      offer.validUntil('12:00'),
    ];
    expect(zone.length).toBeGreaterThan(5);
    expect(said.filter((sentence) => !sentence.includes(zone))).toEqual([]);
  });

  it('is sent to pages by the names that they have', () => {
    const folder = join(import.meta.dirname, language);
    const texts = globSync('*.ts', { cwd: folder })
      .filter((file) => !/^(?:typed|lexicon|spoken|unasked)\.ts$/.test(file))
      .map((file) => readFileSync(join(folder, file), 'utf8'))
      .join('\n');
    const named = [...texts.matchAll(QUOTED)].map(([, ...names]) => names.find(Boolean) ?? '');
    const unknown = named.filter(
      (name) => !EXAMPLE.test(name) && !AS_SAID.has(name) && !texts.includes(`'${name}'`),
    );
    expect(unknown).toEqual([]);
  });

  it('finds no word of the footer broken in the middle of a syllable', async () => {
    const { links } = (await loadPageMessages(language)).shell;
    const words = Object.values(links).flatMap((text) => text.split(/[\s\u00ad-]/));
    expect(words.filter((word) => word.length > COLUMN)).toEqual([]);
  });
});
