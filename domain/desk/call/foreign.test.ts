import { expect, it } from 'vitest';
import { loadLexicons } from '#domain/languages/lexicons.ts';
import { inTurkish } from './foreign.ts';
import { tokenize } from './tokens.ts';

const [english = {}, german = {}, russian = {}] = await loadLexicons();

/** What is said | the same in the words of the readers. */
it.each([
  ['over Easter', 'paskalya', english],
  ['Easter holidays', 'paskalya tatili', english],
  ['twenty five', '25', english],
  ['two thousand five hundred euros', '2500 euro', english],
  ['£2k', '2000 £', english],
  ['3000€ 10', '3000 € 10', english],
  ['june 20 two adults', 'june 20 2 yetiskin', english],
  ['the first week of june', 'june ilk haftasi', english],
  ['1 week, june', '1 hafta june', english],
  ['for 6 nights', '6 gece', english],
  ['for 6', '6 kisi', english],
  ["can't climb the stairs", 'merdivensiz', english],
  ['06.08, pools', '06.08 pools', english],
  ['insgesamt 2000', '2000', german],
  ['winter let', 'kis kiralik', english],
  ['Überwinterung', 'kis kiralik', german],
  ['зимовка', 'kis kiralik', russian],
  ['zweitausendfünfhundert', '2500', german],
  ['an Ostern 2028', 'paskalya 2028', german],
  ['Pfingstferien', 'pentekost tatili', german],
  ['Himmelfahrt', 'yukselis', german],
  ['am einundzwanzigsten', '21', german],
  ['fuer zwoelf', '12 kisi', german],
  ['zu viert', '4 kisi', german],
  ['двадцать пятого июля', '25 temmuz', russian],
  ['на Пасху', 'ortodoks paskalya', russian],
  ['на Троицу', 'ortodoks pentekost', russian],
  ['уютного', '', russian],
  ['на восьмерых', '8 kisi', russian],
])('%s', (said, meant, lexicon) => {
  const turkish = inTurkish(tokenize(said), lexicon);
  expect(turkish.map(({ text }) => text).join(' ')).toBe(meant);
});
