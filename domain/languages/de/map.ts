import { pluralOf } from '../formats.ts';
import type { Like } from '../like.ts';
import type turkish from '../tr/map.ts';

const plural = pluralOf('de');

export default {
  picture: (title) => `Karte: ${title}`,
  live: (title) =>
    `Karte: ${title}. Mit den Pfeiltasten verschieben, mit + und − zoomen; die Villen stehen auch in der Liste.`,
  found: 'gefundene Villen',
  closer: 'Vergrößern',
  farther: 'Verkleinern',
  close: 'Schließen',
  outside: (villas) =>
    `${villas} ${plural(villas, { one: 'Villa', other: 'Villen' })} außerhalb dieser Ansicht`,
  around: (villas, town) => `${villas} Villen in und um ${town}`,
  listHere: 'Villen in diesem Gebiet auflisten',
  source: 'Küstenlinie: <gshhg>GSHHG</gshhg>, Wessel und Smith, LGPL. Ungefähre Lage.',
} satisfies Like<typeof turkish>;
