import { useQuery } from '@tanstack/react-query';
import type { Subscriber } from '#domain/subscribers/admin-schema.ts';
import { DeleteRow } from '#dashboard/list/rows/delete-row.tsx';
import { RowDrawer } from '#dashboard/list/rows/row-drawer.tsx';
import { languageLabel } from '#dashboard/shared/languages/language-choice.tsx';
import { StackedFacts } from '#dashboard/ui/fact-list.tsx';
import { formatTimestamp } from '#dashboard/ui/instant.ts';
import { removeSubscriber, SUBSCRIBERS, subscriberRows } from './api.ts';
import { STATES, type SubscriberSearch } from './search.ts';

type Props = { id: string; search: SubscriberSearch; onClose: () => void };

/** One address with the evidence of its consent, as law 6563 (İYS) requires. */
export default function SubscriberDrawer({ id, search, onClose }: Props) {
  const query = useQuery(subscriberRows.query(search));
  const row = query.data?.items.find((one) => String(one.id) === id);
  return (
    <RowDrawer
      title={row?.email ?? 'Abone'}
      onClose={onClose}
      actions={
        row &&
        row.state !== 'left' && (
          <DeleteRow
            title={`${row.email} listeden çıkarılsın mı?`}
            text="Artık bülten almaz. Onayının kaydı, yasa gereği saklanır."
            send={() => removeSubscriber(row.id)}
            done="Adres listeden çıkarıldı"
            changes={[SUBSCRIBERS]}
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
      {(open) => <Proof row={open} />}
    </RowDrawer>
  );
}

const at = (instant: string | null) => (instant === null ? '—' : formatTimestamp(instant));

function Proof({ row }: { row: Subscriber }) {
  return (
    <StackedFacts
      facts={[
        ['Durum', STATES[row.state]],
        ['Dil', languageLabel(row.language)],
        ['Kaydoldu', at(row.createdAt)],
        ['Onay verdi', at(row.consentAt)],
        ['E-postasını doğruladı', at(row.confirmedAt)],
        ['Ayrıldı', at(row.leftAt)],
        ['Onayın geldiği adres (IP)', row.consentIp ?? '—'],
        ['Onaylanan metin', row.consentText ?? '—'],
      ]}
    />
  );
}
