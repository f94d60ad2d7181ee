import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { formatDayLong, formatStay } from '#domain/values/dates.ts';
import { formatKurus } from '#domain/values/money.ts';
import type { UnsellableGap } from '#domain/advice/schema.ts';
import { Waiting } from '#dashboard/app/loaded.tsx';
import type { ScreenProps } from '#dashboard/app/screen.ts';
import { Pages } from '#dashboard/ui/pages.tsx';
import { EmptyState } from '#dashboard/ui/states.tsx';
import { adviceQuery } from './api.ts';
import { Formula, GAP_FORMULA, OpenLink } from './open-link.tsx';

const PAGE_ROWS = 50;

type Props = ScreenProps<{ skip?: number | undefined }>;

/** Nights of all villas that cannot be sold, the most valuable first. */
export default function AdviceScreen({ search: { skip = 0 }, onSearch }: Props) {
  const query = useQuery(adviceQuery(skip));
  const { data } = query;
  return (
    <section className="grid max-w-4xl gap-4 p-3 lg:p-4">
      <title>Öneriler · Admin Paneli</title>
      <header className="grid gap-1">
        <h1 className="text-lg font-semibold">Boşta kalan ve satılamayan geceler</h1>
        <p className="max-w-prose text-soft">
          Hiçbir kuralın kimseye sattırmadığı boş geceler, kaybı en büyük olandan başlayarak. Hiçbir
          şey kendiliğinden değişmez.
        </p>
      </header>
      {!data ? (
        <Waiting query={query} size="h-96 w-full" />
      ) : data.total === 0 ? (
        <EmptyState
          title="Satılamayan boş gece yok"
          text={`Yayındaki villaların ${formatDayLong(data.until)} gününe kadarki her boş gecesi için en az bir giriş ve çıkış günü var.`}
        />
      ) : (
        <>
          <p>
            <span className="text-2xl font-semibold tracking-tight">{data.nights} gece</span>{' '}
            <span className="text-soft">
              · liste fiyatıyla {formatKurus(data.worth)} · {data.total} aralık
            </span>
          </p>
          <Gaps gaps={data.items} named />
          <Pages
            skip={skip}
            take={PAGE_ROWS}
            total={data.total}
            onSkip={(next) => onSearch({ skip: next || undefined }, 'push')}
          />
        </>
      )}
      <Formula>{GAP_FORMULA}</Formula>
    </section>
  );
}

AdviceScreen.reads = ({ search }: Pick<Props, 'search'>) => [adviceQuery(search.skip ?? 0)];

/**
 * One row each: when, the loss, the reason, and the change that helps; `named` when there are
 * several villas.
 */
export function Gaps({ gaps, named = false }: { gaps: readonly UnsellableGap[]; named?: boolean }) {
  return (
    <ul className="divide-y divide-line rounded-lg border border-line bg-raised">
      {gaps.map((gap) => (
        <li key={`${gap.villa_id} ${gap.from}`} className="grid gap-0.5 px-4 py-3">
          <div className="flex items-baseline justify-between gap-x-4">
            <span className="min-w-0">
              {named && (
                <Link
                  to="/villas/$id"
                  params={{ id: String(gap.villa_id) }}
                  search={{ part: 'advice' }}
                  className="font-medium underline-offset-4 hover:underline max-md:block fingertip"
                >
                  {gap.villa_name}
                </Link>
              )}
              {named && <span className="max-md:hidden"> · </span>}
              <span className="max-md:block">
                {formatStay(gap.from, gap.to)} · {gap.nights} gece
              </span>
            </span>
            <span className="figures font-medium whitespace-nowrap">{formatKurus(gap.worth)}</span>
          </div>
          <div className="flex flex-wrap items-baseline justify-between gap-x-4 text-soft">
            <span>
              {gap.byDays
                ? 'Giriş ve çıkış günü kuralı bu geceleri dışarıda bırakıyor; bu günlerde giriş ve çıkış açılırsa satılabilir.'
                : `Bugün en az ${gap.minNights} gece isteniyor; ${gap.opensWith.minNights} gece olursa satılabilir.`}
            </span>
            <OpenLink gap={gap} />
          </div>
        </li>
      ))}
    </ul>
  );
}
