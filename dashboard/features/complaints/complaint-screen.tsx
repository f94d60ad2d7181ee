import { useQuery } from '@tanstack/react-query';
import type { ComplaintQuery } from '#domain/complaints/schema.ts';
import { Loaded } from '#dashboard/app/loaded.tsx';
import type { ScreenProps } from '#dashboard/app/screen.ts';
import { usePage } from '#dashboard/list/use-page.ts';
import { COMPLAINT_ROWS, complaintsQuery } from '#dashboard/shared/complaints/api.ts';
import { ComplaintCard } from '#dashboard/shared/complaints/complaint-card.tsx';
import { Button } from '#dashboard/ui/button.tsx';
import { Pagination } from '#dashboard/ui/pagination.tsx';
import { EmptyState } from '#dashboard/ui/states.tsx';

type ComplaintState = Exclude<ComplaintQuery['state'], 'all'>;

export type ComplaintSearch = { state?: 'late' | 'closed' | undefined };

const STATES: [ComplaintState, string, string][] = [
  ['open', 'Açık', 'Açık şikâyet yok'],
  ['late', 'Söz geciken', 'Geciken söz yok'],
  ['closed', 'Kapanan', 'Kapanan şikâyet yok'],
];

/** Complaints of guests, the earliest promise first. */
export default function ComplaintScreen({ search, onSearch }: ScreenProps<ComplaintSearch>) {
  const { state = 'open' } = search;
  const [page, turnTo] = usePage(state);
  const query = useQuery(complaintsQuery({ state }, page));
  const total = query.data?.total ?? 0;
  // The last one of its page was closed.
  if (page > 1 && query.data?.items.length === 0) turnTo(1);
  return (
    <section className="grid min-w-0 gap-4 p-3 lg:p-4">
      <title>Şikâyetler · Admin Paneli</title>
      <header>
        <h1 className="text-lg font-semibold">Şikâyetler</h1>
        <p className="max-w-prose text-soft">
          Misafirin ne dediği, ne söz verildiği ve neye mal olduğu. Yenisi rezervasyonun içinden
          yazılır.
        </p>
      </header>
      <fieldset aria-label="Şikâyetleri süzün" className="flex flex-wrap gap-2">
        {STATES.map(([one, label]) => (
          <Button
            key={one}
            aria-pressed={state === one}
            onClick={() => onSearch({ state: one === 'open' ? undefined : one })}
          >
            {label}
          </Button>
        ))}
        {total > COMPLAINT_ROWS && (
          <Pagination page={page} take={COMPLAINT_ROWS} total={total} onPage={turnTo} />
        )}
      </fieldset>
      <Loaded query={query} waiting="h-40 w-full">
        {(data) =>
          data.items.length === 0 ? (
            <EmptyState
              title={STATES.find(([one]) => one === state)?.[2] ?? ''}
              text="Bir rezervasyonu açıp “Şikâyet yaz” ile ekleyin."
            />
          ) : (
            <ul className="grid max-w-3xl gap-3">
              {data.items.map((complaint) => (
                <ComplaintCard key={complaint.id} complaint={complaint} withStay />
              ))}
            </ul>
          )
        }
      </Loaded>
    </section>
  );
}

ComplaintScreen.reads = () => [complaintsQuery({ state: 'open' })];
