import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { formatDay, istanbulDay } from '#domain/values/dates.ts';
import { formatKurus } from '#domain/values/money.ts';
import type { PayoutRun } from '#domain/payouts/schema.ts';
import { Loaded } from '#dashboard/app/loaded.tsx';
import { Button, buttonClass } from '#dashboard/ui/button.tsx';
import { EmptyState } from '#dashboard/ui/states.tsx';
import { ReportFrame, ReportTable } from '../reports/report-frame.tsx';
import { runsQuery } from './api.ts';
import { formatTimestamp } from '#dashboard/ui/instant.ts';

const PAGE_ROWS = 50;

type Props = { skip: number; onSkip: (skip: number) => void };

/** Every payout run, newest first, and a link to the next one. */
export function PayoutRunList({ skip, onSkip }: Props) {
  const query = useQuery(runsQuery(skip));
  return (
    <ReportFrame
      title="Ev sahibi ödemeleri"
      intro="Ödeme günleri: kime ne kadar ödendi, banka dosyası ve geri alma."
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
      <Loaded query={query} waiting="h-96 w-full">
        {(data) =>
          data.total === 0 ? (
            <EmptyState
              title="Henüz ödeme günü yok"
              text="Yeni ödeme günü, vadesi gelen bakiyeleri önerir; siz seçip onaylarsınız."
            />
          ) : (
            <>
              <ReportTable
                title="Ödeme günleri"
                head={['Gün', '₺Ev sahibi', '₺Tutar', 'Durum', 'Yazan']}
                none=""
                keys={data.items.map(({ id }) => id)}
                rows={data.items.map((run) => [
                  <Link
                    key="day"
                    to="/payouts/$id"
                    params={{ id: run.id }}
                    className="whitespace-nowrap text-accent underline-offset-4 hover:underline"
                  >
                    {formatDay(istanbulDay(new Date(run.created_at)))}
                  </Link>,
                  run.owners,
                  formatKurus(run.total),
                  <span key="state">{runState(run)}</span>,
                  run.created_by ?? '',
                ])}
              />
              {data.total > PAGE_ROWS && (
                <div className="flex justify-end gap-2">
                  <Button
                    disabled={skip === 0}
                    onClick={() => onSkip(Math.max(0, skip - PAGE_ROWS))}
                  >
                    Daha yeni
                  </Button>
                  <Button
                    disabled={skip + PAGE_ROWS >= data.total}
                    onClick={() => onSkip(skip + PAGE_ROWS)}
                  >
                    Daha eski
                  </Button>
                </div>
              )}
            </>
          )
        }
      </Loaded>
    </ReportFrame>
  );
}

/** Where a run stands, in words. */
export function runState(run: PayoutRun): string {
  if (run.taken_back_at !== null) return `Geri alındı · ${formatTimestamp(run.taken_back_at)}`;
  return run.can_take_back ? `${formatDay(run.final_from)} günü kesinleşir` : 'Kesinleşti';
}
