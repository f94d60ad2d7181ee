import type { HouseGuide } from '#domain/villas/house-guide.ts';
import type { NearbyPlace } from '#domain/villas/nearby.ts';
import { between, pick, randomFor } from '../random.ts';

const part = (title: string, text: string) => ({ title, text, picture: null });

/** The house guide of a demo house. */
export const HOUSE_GUIDE: HouseGuide = [
  part(
    'Sıcak su',
    'Termosifonun düğmesi mutfak dolabının içinde; yarım saatte ısınır, sıcak su kesilirse sigortaya bakın.',
  ),
  part(
    'Havuz',
    'Bakımcı salı ve cuma sabahı gelir. Çocuklar havuz başında yalnız kalmasın; pompa sesi gece kesilir.',
  ),
  part(
    'Çöp',
    'Kapının önündeki kutular her sabah boşaltılır; cam ve plastik için ayrı kutu yolun başında.',
  ),
  part('Klima', 'Dışarı çıkarken kapatın; kapı ya da pencere açıkken çalışmaz.'),
];

/** Invented places near a demo house; distances in metres. */
export function nearbyFor(n: number): NearbyPlace[] {
  const random = randomFor('nearby', n);
  const metres = (from: number, to: number) => between(random, from / 50, to / 50) * 50;
  return [
    {
      kind: 'market',
      name: pick(random, ['Köşe Market', 'Çınar Market', 'Liman Market']),
      metres: metres(200, 1800),
    },
    { kind: 'pharmacy', name: '', metres: metres(600, 3000) },
    { kind: 'bus', name: '', metres: metres(150, 1200) },
  ];
}
