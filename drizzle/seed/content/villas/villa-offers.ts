import type { VillaExtra } from '#domain/extras/offered.ts';
import type { PoolFacts } from './villa-facts.ts';
import type { Traits } from './villa-traits.ts';

const LIRA = 100;

/** The extras of a demo house. */
export function offersFor({ bedrooms, types }: Traits, pools: readonly PoolFacts[]): VillaExtra[] {
  const isHeated = pools.some((pool) => pool.heated && pool.kind === 'outdoor');
  return [
    {
      id: 'transfer',
      name: 'Havalimanı transferi',
      text: 'Tek yön, çocuk koltuğuyla',
      price: (bedrooms > 3 ? 4200 : 3200) * LIRA,
      unit: 'piece',
      payee: 'agency',
      active: true,
    },
    {
      id: 'ara-temizlik',
      name: 'Ara temizlik',
      text: 'Nevresim ve havlu değişimiyle',
      price: (900 + bedrooms * 350) * LIRA,
      unit: 'piece',
      payee: 'owner',
      active: true,
    },
    ...(isHeated
      ? [
          {
            id: 'havuz-isitma',
            name: 'Havuz ısıtma',
            text: 'Girişten 48 saat önce başlar',
            price: 1800 * LIRA,
            unit: 'night' as const,
            payee: 'owner' as const,
            active: true,
          },
        ]
      : []),
    ...(types.includes('evcil-hayvan-dostu-villalar')
      ? [
          {
            id: 'evcil-hayvan',
            name: 'Evcil hayvan',
            text: 'Konaklama sonundaki temizlik için',
            price: (1200 + bedrooms * 200) * LIRA,
            unit: 'piece' as const,
            payee: 'owner' as const,
            active: true,
          },
        ]
      : []),
    ...(types.includes('luks-villalar')
      ? [
          {
            id: 'sef',
            name: 'Özel şef',
            text: 'Bir akşam yemeği, malzeme hariç',
            price: 1500 * LIRA,
            unit: 'person' as const,
            payee: 'agency' as const,
            active: true,
          },
        ]
      : []),
  ];
}
