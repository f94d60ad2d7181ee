import { useQuery } from '@tanstack/react-query';
import { Loaded } from '#dashboard/app/loaded.tsx';
import type { ScreenProps } from '#dashboard/app/screen.ts';
import { usePage } from '#dashboard/list/use-page.ts';
import { REQUEST_ROWS, stayRequestsQuery } from '#dashboard/shared/stay-requests/api.ts';
import { RequestCard } from '#dashboard/shared/stay-requests/request-card.tsx';
import { Button } from '#dashboard/ui/button.tsx';
import { Pagination } from '#dashboard/ui/pagination.tsx';
import { EmptyState } from '#dashboard/ui/states.tsx';

/** Guests' requests from the pages of their stays, the longest waiting first. */
export default function StayRequestScreen({
  search,
  onSearch,
}: ScreenProps<{ hepsi?: '1' | undefined }>) {
  const open = !search.hepsi;
  const [page, turnTo] = usePage(String(open));
  const query = useQuery(stayRequestsQuery(open ? { state: 'open' } : {}, page));
  const total = query.data?.total ?? 0;
  // The last one of its page was answered.
  if (page > 1 && query.data?.items.length === 0) turnTo(1);
  return (
    <section className="grid min-w-0 gap-4 p-3 lg:p-4">
      <title>Misafir istekleri · Admin Paneli</title>
      <header className="flex flex-wrap items-end gap-3">
        <div className="min-w-60 flex-1">
          <h1 className="text-lg font-semibold">Misafir istekleri</h1>
          <p className="text-soft">
            Misafirlerin Konaklamam sayfasından gönderdikleri. Yanıtınız e-postayla gider ve sayfada
            görünür.
          </p>
        </div>
        {total > REQUEST_ROWS && (
          <Pagination page={page} take={REQUEST_ROWS} total={total} onPage={turnTo} />
        )}
        <Button aria-pressed={!open} onClick={() => onSearch({ hepsi: open ? '1' : undefined })}>
          {open ? 'Yanıtlananları da göster' : 'Yalnız bekleyenleri göster'}
        </Button>
      </header>
      <Loaded query={query} waiting="h-40 w-full">
        {(data) =>
          data.items.length === 0 ? (
            <EmptyState
              title="Bekleyen istek yok"
              text="Yeni istekler burada kendiliğinden belirir."
            />
          ) : (
            <ul className="grid max-w-3xl gap-3">
              {data.items.map((request) => (
                <RequestCard key={request.id} request={request} withStay />
              ))}
            </ul>
          )
        }
      </Loaded>
    </section>
  );
}

StayRequestScreen.reads = () => [stayRequestsQuery({ state: 'open' })];
