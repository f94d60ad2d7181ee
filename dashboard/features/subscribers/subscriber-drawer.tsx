import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { Subscriber } from '#domain/subscribers/admin-schema.ts';
import { messageOf } from '#dashboard/app/api-error.ts';
import { notify } from '#dashboard/app/notify.ts';
import { FormDrawer } from '#dashboard/form/form-drawer.tsx';
import { DeleteButton } from '#dashboard/ui/delete-button.tsx';
import { formatInstant } from '#dashboard/ui/instant.ts';
import { EmptyState, Skeleton } from '#dashboard/ui/states.tsx';
import { removeSubscriber, SUBSCRIBERS, subscriberListQuery } from './api.ts';
import { STATES, type SubscriberSearch } from './search.ts';

type Props = { id: string; search: SubscriberSearch; onClose: () => void };

/** One address with the proof of its consent, as the law on commercial messages (İYS) asks. */
export function SubscriberDrawer({ id, search, onClose }: Props) {
  const { data } = useQuery(subscriberListQuery(search));
  const row = data?.items.find((one) => String(one.id) === id);
  return (
    <FormDrawer
      title={row?.email ?? 'Abone'}
      onClose={onClose}
      actions={row && row.state !== 'left' && <Remove row={row} onDone={onClose} />}
    >
      {row ? (
        <Proof row={row} />
      ) : data ? (
        <EmptyState title="Bu sayfada değil" text="Listeyi e-posta ile arayın." />
      ) : (
        <Skeleton className="h-48 w-full" />
      )}
    </FormDrawer>
  );
}

const at = (instant: string | null) => (instant === null ? '—' : formatInstant(instant));

function Proof({ row }: { row: Subscriber }) {
  const facts = [
    ['Durum', STATES[row.state]],
    ['Kaydoldu', at(row.createdAt)],
    ['Onay verdi', at(row.consentAt)],
    ['E-postasını doğruladı', at(row.confirmedAt)],
    ['Ayrıldı', at(row.leftAt)],
    ['Onayın geldiği adres (IP)', row.consentIp ?? '—'],
    ['Onaylanan metin', row.consentText ?? '—'],
  ];
  return (
    <dl className="grid gap-3">
      {facts.map(([name, value]) => (
        <div key={name}>
          <dt className="text-xs text-soft">{name}</dt>
          <dd className="break-words whitespace-pre-line">{value}</dd>
        </div>
      ))}
    </dl>
  );
}

function Remove({ row, onDone }: { row: Subscriber; onDone: () => void }) {
  const client = useQueryClient();
  const mutation = useMutation({
    mutationFn: () => removeSubscriber(row.id),
    onSuccess: () => {
      notify.success('Adres listeden çıkarıldı');
      void client.invalidateQueries({ queryKey: SUBSCRIBERS });
      onDone();
    },
  });
  return (
    <DeleteButton
      title={`${row.email} listeden çıkarılsın mı?`}
      text="Artık bülten almaz. Onayının kaydı, yasa gereği saklanır."
      busy={mutation.isPending}
      failure={mutation.error && messageOf(mutation.error)}
      onConfirm={() => mutation.mutate()}
    />
  );
}
