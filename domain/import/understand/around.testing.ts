import type { Reading, Surroundings } from './reading.ts';

/** An agency of the coast for tests of the kernel. */
export const AROUND: Surroundings = {
  today: '2026-11-28',
  rates: { DOLLAR: 42, EURO: 48.5, POUND: 55 },
  towns: [
    ['Kalkan', 'Kaş'],
    ['Kaş Merkez', 'Kaş'],
    ['İslamlar', 'Kaş'],
    ['Ölüdeniz', 'Fethiye'],
    ['Göcek', 'Fethiye'],
    ['Yalıkavak', 'Bodrum'],
  ].map(([name = '', district = '']) => ({ name, district })),
  districts: [
    ['Kaş', 'Antalya'],
    ['Fethiye', 'Muğla'],
    ['Bodrum', 'Muğla'],
    ['Datça', 'Muğla'],
  ].map(([name = '', province = '']) => ({ name, province })),
  owners: [
    { id: 1, email: 'ayse@posta.example', name: 'Ayşe Demir', phone: '+905321112233' },
    { id: 2, email: 'ali@posta.example', name: 'Ali Kaya', phone: null },
    { id: 3, email: 'ali2@posta.example', name: 'Ali Kaya', phone: '+905441234567' },
    { id: 4, email: '', name: 'Veli Su', phone: '+905447654321' },
    { id: 5, email: '', name: 'Veli Su', phone: null },
  ],
  villas: [
    { code: 'V1', name: 'Villa Reçine', town: 'Kalkan' },
    { code: 'V2', name: 'Villa Defne', town: 'Datça' },
    { code: 'V3', name: 'Villa Defne', town: 'Kalkan' },
    { code: 'KLK-7', name: 'Mavi Deniz', town: 'Kalkan' },
  ],
  amenities: [
    'Özel havuz',
    'Ortak havuz',
    'Isıtmalı havuz',
    'Havuz başı duşu',
    'Jakuzi',
    'Masa tenisi',
  ],
  types: ['Lüks', 'Deniz Manzaralı', 'Muhafazakâr / Korunaklı'],
};

/** A reading in one line: `= 3` known, `~ a | b` likely a, `? a | b` to be chosen. */
export function say(reading: Reading): string {
  if ('known' in reading) return `= ${Object.values(reading.known).filter(Boolean).join(', ')}`;
  const labels = reading.proposals.map(({ label }) => label).join(' | ');
  return `${reading.likely ? '~' : '?'} ${labels}`;
}
