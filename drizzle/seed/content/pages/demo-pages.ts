import { SHIPPED_PAGES } from '#domain/pages/shipped/shipped-pages.ts';
import type { ShippedPage } from '#domain/pages/shipped/shipped-page.ts';
import { fillGaps, GAPS } from '#domain/settings/company-facts.ts';
import { mapTexts } from '#domain/values/map-texts.ts';
import { SETTINGS } from '../settings.ts';

/** What the demo's agency tells of itself, in the order in which the shipped texts ask. */
const STORY = [
  'Kaş ile Bodrum arasında villa kiralayan, gördüğünü yazan bir acentayız.',
  'Kıyı, Kalkan’da bir masa ve iki telefonla başladı. O zamandan beri işimizin özü değişmedi: evi gezmek, ölçmek, eksiğini de yazmak ve misafir geldiğinde telefonu açmak.',
  'Ofisimiz Kalkan’da. Gelmeden önce arayın: çoğu öğleden sonra bir evde anahtar teslim ediyor oluruz.',
];

/** The shipped pages with the facts and the story of the demo's agency. */
export function demoPages(): ShippedPage[] {
  const story = STORY.values();
  return mapTexts(fillGaps([...SHIPPED_PAGES], SETTINGS), (text) =>
    text === GAPS.story ? (story.next().value ?? text) : text,
  );
}
