import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import type { CalendarSource } from '#domain/calendars/admin-schema.ts';
import { SOURCE_LABELS } from '#domain/calendars/sources.ts';
import { messageOf } from '#dashboard/app/api-error.ts';
import { notify } from '#dashboard/app/notify.ts';
import { Button } from '#dashboard/ui/button.tsx';
import { DeleteButton } from '#dashboard/ui/delete-button.tsx';
import { timeSince } from '#dashboard/ui/time-since.ts';
import { useNow } from '#dashboard/ui/use-now.ts';
import { feedsChanged, removeFeed, sourcesQuery } from './api.ts';
import { FeedDialog } from './feed-dialog.tsx';
import { FeedNotes } from './feed-notes.tsx';
import { FeedWarnings } from './feed-warnings.tsx';
import { Part } from './part.tsx';

export function Sources({ villaId }: { villaId: number }) {
  const query = useQuery(sourcesQuery(villaId));
  // The address that is looked at; empty for a new one.
  const [url, setUrl] = useState<string | null>(null);
  return (
    <>
      <Part
        title="Okunan takvimler"
        query={query}
        action={
          <Button variant="primary" onClick={() => setUrl('')}>
            <Plus size={14} aria-hidden="true" />
            Takvim bağla
          </Button>
        }
      >
        {({ items }) =>
          items.length === 0 ? (
            <p className="text-soft">
              Bağlı takvim yok. Airbnb ya da Booking.com takvimini bağlayınca oradaki geceler burada
              da kapanır.
            </p>
          ) : (
            <ul className="grid rounded-md border border-line">
              {items.map((source) => (
                <SourceRow
                  key={source.id}
                  source={source}
                  onRead={() => setUrl(source.url ?? '')}
                />
              ))}
            </ul>
          )
        }
      </Part>
      {url !== null && <FeedDialog villaId={villaId} url={url} onClose={() => setUrl(null)} />}
    </>
  );
}

function SourceRow({ source, onRead }: { source: CalendarSource; onRead: () => void }) {
  const client = useQueryClient();
  const now = useNow();
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => removeFeed(source.villa_id, source.id),
    onSuccess: ({ nights }) => {
      notify.success(`Takvim kaldırıldı, ${nights} gece açıldı`);
      feedsChanged(client);
    },
  });
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-2 border-b border-line px-3 py-2 last:border-b-0">
      <div className="min-w-0 flex-1 basis-56">
        <p className="truncate">
          <span className="font-medium">{SOURCE_LABELS[source.source]}</span>{' '}
          <span className="text-soft">{source.host}</span>
        </p>
        <p className={source.stale ? 'font-medium text-red' : 'text-soft'}>
          {source.lastOkAt === null
            ? 'Henüz doğrulanmadı'
            : `${timeSince(source.lastOkAt, now)} ${source.warnings.length > 0 ? 'okundu' : 'doğrulandı'}${source.stale ? ' · güncel değil' : ''}`}
          {source.freshness === 'held' && ' · onay bekliyor'}
        </p>
        {source.lastError && <p className="text-red">{source.lastError}</p>}
      </div>
      <span className="figures text-soft">
        {source.events} kayıt
        {source.openConflicts > 0 && ` · ${source.openConflicts} çakışma`}
      </span>
      <Button onClick={onRead}>Şimdi oku</Button>
      <DeleteButton
        title="Takvim bağlantısı kaldırılsın mı?"
        text="Bu takvimin kapattığı geceler yeniden satışa açılır; başka bir takvimde dolu olanlar dolu kalır."
        busy={isPending}
        failure={error && messageOf(error)}
        onConfirm={() => mutate()}
      />
      <FeedWarnings warnings={source.warnings} />
      <FeedNotes notes={source.notes} />
    </li>
  );
}
