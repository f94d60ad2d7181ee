import { useQuery } from '@tanstack/react-query';
import { formatStay } from '#domain/values/dates.ts';
import type { Wish } from '#domain/wishes/schema.ts';
import { formatParty } from '#domain/values/party.ts';
import { RowDrawer } from '#dashboard/list/rows/row-drawer.tsx';
import { DeleteRow } from '#dashboard/list/rows/delete-row.tsx';
import { StackedFacts } from '#dashboard/ui/fact-list.tsx';
import { formatTimestamp } from '#dashboard/ui/instant.ts';
import { endWish, WISHES, wishes } from './api.ts';
import type { WishSearch } from './search.ts';
import { wantedText } from './wanted-text.ts';

type Props = { id: string; search: WishSearch; onClose: () => void };

/** What one person waits for, and what they were told. */
export default function WishDrawer({ id, search, onClose }: Props) {
  const query = useQuery(wishes.query(search));
  const row = query.data?.items.find((one) => one.id === id);
  return (
    <RowDrawer
      title={row?.email ?? 'Haber bekleyen'}
      onClose={onClose}
      actions={
        row &&
        search.state !== 'ended' && (
          <DeleteRow
            title={`${row.email} için haber bitsin mi?`}
            text="Bu konaklama için artık e-posta gitmez."
            send={() => endWish(row.id)}
            done="Haber bitirildi"
            changes={[WISHES]}
            onDone={onClose}
          />
        )
      }
      query={query}
      row={row}
      missing="Bu sayfada değil"
      missingText="Listeyi e-posta ile arayın."
      waiting="h-48"
    >
      {(open) => <Facts row={open} />}
    </RowDrawer>
  );
}

function Facts({ row }: { row: Wish }) {
  return (
    <StackedFacts
      facts={[
        ['Neyi bekliyor', wantedText(row)],
        ['Tarihler', formatStay(row.checkin, row.checkout)],
        ['Kişi', formatParty(row)],
        ['Kayıt', formatTimestamp(row.created_at)],
        ['Haber verilen, hâlâ boş ev', String(row.told)],
        ['Son haber', row.told_at === null ? '—' : formatTimestamp(row.told_at)],
      ]}
    />
  );
}
