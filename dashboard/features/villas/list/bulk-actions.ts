import type { VillaListItem } from '#domain/villas/admin-list-schema.ts';
import type { BulkAction } from '#dashboard/list/bulk-bar.tsx';
import { setVillaActivity, setVillaPopular } from '../api.ts';

const publish = ({ id }: VillaListItem) => setVillaActivity(id, true);
const withdraw = ({ id }: VillaListItem) => setVillaActivity(id, false);
const promote = ({ id }: VillaListItem) => setVillaPopular(id, true);
const demote = ({ id }: VillaListItem) => setVillaPopular(id, false);

/** What the agency does with several villas at once. */
export const VILLA_ACTIONS: BulkAction<VillaListItem>[] = [
  {
    label: 'Yayına al',
    done: 'yayına alındı',
    applies: ({ active }) => !active,
    send: publish,
    undo: withdraw,
  },
  {
    label: 'Yayından kaldır',
    done: 'yayından kaldırıldı',
    applies: ({ active }) => active,
    send: withdraw,
    undo: publish,
  },
  {
    label: 'Popüler yap',
    done: 'popüler yapıldı',
    applies: ({ popular }) => !popular,
    send: promote,
    undo: demote,
  },
  {
    label: 'Popülerden çıkar',
    done: 'popüler olmaktan çıkarıldı',
    applies: ({ popular }) => popular,
    send: demote,
    undo: promote,
  },
];
