import { useQuery } from '@tanstack/react-query';
import { Link, useNavigate } from '@tanstack/react-router';
import { Download } from 'lucide-react';
import { istanbulDay } from '#domain/values/dates.ts';
import { Waiting } from '#dashboard/app/loaded.tsx';
import { useSend } from '#dashboard/app/use-send.ts';
import { Button } from '#dashboard/ui/button.tsx';
import { formatTimestamp } from '#dashboard/ui/instant.ts';
import { Pagination } from '#dashboard/ui/pagination.tsx';
import { EmptyState } from '#dashboard/ui/states.tsx';
import { destructionQuery, downloadDestructions } from './api.ts';
import { PrivacyFrame } from './privacy-frame.tsx';
import { type DestructionSearch, LOG_ROWS } from './requests/search.ts';

/** What was deleted, how much, when and why; for clerks and for inspections. */
export default function DestructionScreen({ search }: { search: DestructionSearch }) {
  const navigate = useNavigate({ from: '/privacy/destruction' });
  const query = useQuery(destructionQuery(search));
  const { data } = query;
  const file = useSend({
    send: () => downloadDestructions(istanbulDay(new Date())),
  });
  return (
    <PrivacyFrame
      title="İmha kayıtları"
      actions={
        <>
          {data && data.total > 0 && (
            <Pagination
              page={search.page ?? 1}
              take={LOG_ROWS}
              total={data.total}
              onPage={(page) =>
                void navigate({ search: { page: page === 1 ? undefined : page }, replace: true })
              }
            />
          )}
          <Button busy={file.isPending} onClick={() => file.mutate()}>
            <Download size={14} aria-hidden="true" />
            CSV
          </Button>
        </>
      }
    >
      {!data ? (
        <Waiting query={query} size="h-64 w-full" />
      ) : data.items.length === 0 ? (
        <EmptyState
          title="Henüz silinen veri yok"
          text="Süresi dolan veriler ve silme başvuruları burada kayda geçer."
        />
      ) : (
        <ul className="grid max-w-4xl divide-y divide-line rounded-lg border border-line bg-raised">
          {data.items.map((entry) => (
            <li key={entry.id} className="flex flex-wrap gap-x-4 gap-y-1 p-3">
              <time dateTime={entry.at} className="figures basis-32 text-soft">
                {formatTimestamp(entry.at)}
              </time>
              <p className="min-w-0 flex-1 basis-72">
                {entry.what}
                <span className="text-soft"> · {entry.entity}</span>
              </p>
              <p className="figures">{entry.rows} kayıt</p>
              {entry.request_id && (
                <Link
                  to="/privacy/$id"
                  params={{ id: entry.request_id }}
                  className="text-accent hover:underline"
                >
                  Başvuru
                </Link>
              )}
            </li>
          ))}
        </ul>
      )}
    </PrivacyFrame>
  );
}

DestructionScreen.reads = ({ search }: { search: DestructionSearch }) => [destructionQuery(search)];
