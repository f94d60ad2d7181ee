import { useRouter } from '@tanstack/react-router';
import { useMemo } from 'react';
import type { VillaListItem } from '#domain/villas/admin-list-schema.ts';
import { isRefusal } from '#dashboard/app/api-error.ts';
import { useToggle } from '#dashboard/list/rows/use-toggle.ts';
import { setVillaActivity, setVillaOfMonth, setVillaPopular, VILLAS } from '../api.ts';
import type { Toggles } from './columns.tsx';

const isRow = (row: VillaListItem, id: number) => row.id === id;
const lists = [...VILLAS, 'list'];

/**
 * The three switches of the list. A villa without a permit cannot be activated: the toast links to
 * it.
 */
export function useVillaToggles(): Toggles {
  const router = useRouter();
  const active = useToggle({
    lists,
    isRow,
    change: (row: VillaListItem, active) => ({ ...row, active }),
    send: setVillaActivity,
    done: (on, { warnings }) =>
      [on ? 'Villa yayına alındı.' : 'Villa yayından kaldırıldı.', ...warnings].join(' '),
    wayOn: (error, id) =>
      isRefusal(error, 'PERMIT_REQUIRED')
        ? {
            label: 'Belgeyi girin',
            onClick: () =>
              void router.navigate({
                to: '/villas/$id',
                params: { id: String(id) },
                hash: 'permit',
              }),
          }
        : undefined,
  });
  const popular = useToggle({
    lists,
    isRow,
    change: (row: VillaListItem, popular) => ({ ...row, popular }),
    send: setVillaPopular,
    done: (on) => (on ? 'Popüler villalara eklendi' : 'Popüler villalardan çıkarıldı'),
  });
  const villaOfMonth = useToggle({
    lists,
    isRow,
    change: (row: VillaListItem, villaOfMonth) => ({ ...row, villaOfMonth }),
    send: setVillaOfMonth,
    done: (on) => (on ? 'Ayın villası seçildi' : 'Artık ayın villası değil'),
    // Only one villa can have the flag: undo returns it to the previous one.
    undo: (id, on, { unset: [former] }) =>
      on && former !== undefined ? setVillaOfMonth(former, true) : setVillaOfMonth(id, !on),
  });
  return useMemo(() => ({ active, popular, villaOfMonth }), [active, popular, villaOfMonth]);
}
