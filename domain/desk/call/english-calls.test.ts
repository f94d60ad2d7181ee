import { expect, it } from 'vitest';
import { loadLexicons } from '#domain/languages/lexicons.ts';
import { meaningOf } from './call.testing.ts';

const lexicons = await loadLexicons();

/** What a clerk types while a caller speaks English | what it means (call.testing.ts). */
const CALLS = `
couple, kalkan, first week of june | 2 01.06.27 7g @kalkan
6 people kalkan 12 to 19 july heated pool | 6 12.07.27 7g @kalkan *isitmali-havuz
2 adults 2 kids and a baby, fethiye, aug 3 - 10 | 2+2+1 03.08.27 7g @fethiye
they want 4 bedrooms in kas under 150k lira 1 to 8 september | 01.09.27 7g @kas 4 oda ≤ 150.000 ₺
10 guests bodrum private pool sea view | 10 @bodrum *ozel-havuz *deniz-manzarasi
dog, gocek, 2 weeks from 1st july | 01.07.27 14g @gocek *evcil-hayvan-kabul
anything instant booking kalkan for 4 tomorrow | 4 23.11.26 7g @kalkan anında
book instantly patara 5 nights in may for two | 2 [01.05.27..27.05.27] 5g @patara anında
budget 3000 pounds for 8 people 14-21 july kalkan | 8 14.07.27 7g @kalkan ≤ 3.000 £
max £400 per night kas august | [01.08.27..25.08.27] 7g @kas gece ≤ 400 £
4 couples oludeniz june | 8 [01.06.27..24.06.27] 7g @oludeniz
family of 5 from 20 to 27 june hisaronu, kids pool | 5 20.06.27 7g @hisaronu *cocuk-havuzu
honeymoon, secluded pool, islamlar, 10 nights in september | [01.09.27..21.09.27] 10g @islamlar #balayi-villalari *korunakli-havuz
no stairs, ground floor bedroom, fethiye | @fethiye *zemin-kat-yatak-odasi
300m from the beach, calis, 6 people | 6 @calis deniz 300
three bedrooms, jacuzzi, uzumlu, late september | 24.09.27 7g @uzumlu *jakuzi 3 oda
group of ten, yalikavak, 30 may - 6 june | 10 30.05.27 7g @yalikavak
cheapest in kalkan for two next weekend | 2 27.11.26 2g @kalkan ucuzdan
villa kekik 12-19 july | 12.07.27 7g v6
we are 7 adults and 1 infant | 7+0+1
high chair and cot, 2 adults 1 baby, marmaris | 2+0+1 @marmaris *mama-sandalyesi *bebek-yatagi
beachfront bodrum 8 ppl | 8 @bodrum #denize-sifir-villalar
near the sea, kas, wifi and parking | @kas *wifi *otopark deniz 800
kalkan or islamlar, 6 people, 17th to 24th august | 6 17.08.27 7g @kalkan @islamlar
at least 3 bathrooms | 3 banyo
pet friendly, fireplace, january | [01.01.27..25.01.27] 7g *evcil-hayvan-kabul *somine
muslim friendly villa for 12 | 12 #muhafazakar-villalar
luxury, infinity pool, 14 people | 14 #luks-villalar *sonsuzluk-havuzu
sauna and hammam | *sauna *hamam
2+2 kalkan 1/7 to 8/7 | 2+2 01.07.27 7g @kalkan
`;
const rows = CALLS.trim()
  .split('\n')
  .map((line) => line.split('|').map((cell) => cell.trim()));

it.each(rows)('%s', (text = '', meaning = '') => {
  expect(meaningOf(text, undefined, lexicons)).toBe(meaning);
});
