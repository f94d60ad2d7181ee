import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { istanbulDay } from '#domain/values/dates.ts';
import { formatKurus } from '#domain/values/money.ts';
import type { PayoutRun } from '#domain/payouts/schema.ts';
import { Loaded } from '#dashboard/app/loaded.tsx';
import type { ScreenProps } from '#dashboard/app/screen.ts';
import { thisDay } from '#dashboard/shared/month-reports/months.ts';
import { Button, buttonClass } from '#dashboard/ui/button.tsx';
import { EmptyState } from '#dashboard/ui/states.tsx';
import { ReportFrame, ReportTable } from '../reports/report-frame.tsx';
import { proposalQuery, runsQuery } from './api.ts';
import { ComingDues, DueToday } from './coming-dues.tsx';
import { formatShownDay, formatTimestamp } from '#dashboard/ui/instant.ts';

const PAGE_ROWS = 50;

type SkipSearch = { skip?: number | undefined };
type Props = { skip: number; onSkip: (skip: number) => void };

/** What is owed and when it is due, every payout run, newest first, and a link to the next one. */
export default function PayoutRunList({ search, onSearch }: ScreenProps<SkipSearch>) {
  const { skip = 0 } = search;
  const onSkip = (next: number) => onSearch({ skip: next || undefined }, 'push');
  const query = useQuery(runsQuery(skip));
  const due = useQuery(proposalQuery(thisDay()));
  return (
    <ReportFrame
      title="Ev sahibi ödemeleri"
      intro="Kime ne zaman ne kadar ödenecek; yazılan ödeme günleri, banka dosyası ve geri alma."
      actions={
        <>
          <Link to="/payouts/duzen" className={buttonClass()}>
            Banka dosyası düzeni
          </Link>
          <Link to="/payouts/yeni" className={buttonClass('primary')}>
            Yeni ödeme günü
          </Link>
        </>
      }
    >
      <Loaded query={due} waiting="h-20 w-full">
        {(proposal) => <DueToday {...proposal} />}
      </Loaded>
      <div className="grid min-w-0 grid-cols-1 items-start gap-4 xl:grid-cols-[3fr_2fr]">
        <Loaded query={query} waiting="h-96 w-full">
          {(data) => <Runs {...data} skip={skip} onSkip={onSkip} />}
        </Loaded>
        <Loaded query={due} waiting="h-96 w-full">
          {({ coming }) => <ComingDues coming={coming} />}
        </Loaded>
      </div>
    </ReportFrame>
  );
}

PayoutRunList.reads = ({ search }: { search: SkipSearch }) => [
  runsQuery(search.skip ?? 0),
  proposalQuery(thisDay()),
];

function Runs({ items, total, skip, onSkip }: Props & { items: PayoutRun[]; total: number }) {
  if (total === 0) {
    return (
      <EmptyState
        title="Henüz ödeme günü yok"
        text="Yeni ödeme günü, vadesi gelen bakiyeleri önerir; siz seçip onaylarsınız."
      />
    );
  }
  return (
    <div className="grid min-w-0 gap-4">
      <ReportTable
        title="Ödeme günleri"
        head={['Gün', '₺Ev sahibi', '₺Tutar', 'Durum', 'Yazan']}
        none=""
        keys={items.map(({ id }) => id)}
        rows={items.map((run) => [
          <Link
            key="day"
            to="/payouts/$id"
            params={{ id: run.id }}
            className="whitespace-nowrap text-accent underline-offset-4 hover:underline"
          >
            {formatShownDay(istanbulDay(new Date(run.created_at)))}
          </Link>,
          run.owners,
          formatKurus(run.total),
          <span key="state">{runState(run)}</span>,
          run.created_by ?? '',
        ])}
      />
      {total > PAGE_ROWS && (
        <div className="flex justify-end gap-2">
          <Button disabled={skip === 0} onClick={() => onSkip(Math.max(0, skip - PAGE_ROWS))}>
            Daha yeni
          </Button>
          <Button disabled={skip + PAGE_ROWS >= total} onClick={() => onSkip(skip + PAGE_ROWS)}>
            Daha eski
          </Button>
        </div>
      )}
    </div>
  );
}

/** The state of a run, as text. */
export function runState(run: PayoutRun): string {
  if (run.taken_back_at !== null) return `Geri alındı · ${formatTimestamp(run.taken_back_at)}`;
  if (run.awaits_bank) return 'Yazıldı, bankaya verilmedi';
  return run.can_take_back ? `${formatShownDay(run.final_from)} günü kesinleşir` : 'Kesinleşti';
}
