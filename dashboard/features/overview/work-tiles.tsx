import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { formatKurus } from '#domain/values/money.ts';
import type { Overview } from '#domain/overview/schema.ts';
import { usePermission } from '#dashboard/app/permissions.ts';
import { Skeleton } from '#dashboard/ui/states.tsx';
import { TimeLeft } from '#dashboard/ui/time-left.tsx';
import type { ListLink } from './stay-panel.tsx';

/** The four numbers that describe the day's work; each with a link. */
export function WorkTiles({ data }: { data: Overview | undefined }) {
  const seesMoney = usePermission('turnover');
  const first = data?.waiting[0]?.deadline;
  return (
    <ul className="grid grid-cols-[repeat(auto-fit,minmax(max(8rem,40%),1fr))] gap-3 lg:grid-cols-4 lg:gap-4">
      <Tile
        label="Yanıt bekleyen talep"
        value={data && String(data.waitingCount)}
        search={{ status: 'requested', order: 'checkin' }}
      >
        {first ? <TimeLeft deadline={first} long /> : 'Hepsi yanıtlandı'}
      </Tile>
      <Tile
        label="Açık opsiyon"
        value={data && String(data.optionCount)}
        search={{ status: 'option', order: 'checkin' }}
      >
        {data?.expiringCount ? (
          <span className="font-semibold text-amber">
            {data.expiringCount} tanesi 24 saat içinde doluyor
          </span>
        ) : (
          '24 saat içinde dolan yok'
        )}
      </Tile>
      {seesMoney ? <MoneyTiles data={data} /> : <WeekTiles data={data} />}
    </ul>
  );
}

function MoneyTiles({ data }: { data: Overview | undefined }) {
  const { prepayments = 0, balances = 0 } = data?.expected ?? {};
  return (
    <>
      <Tile
        label="Beklenen ön ödeme"
        value={data && formatKurus(prepayments)}
        search={{ status: 'option', order: 'checkin' }}
      >
        Opsiyonlu ve onaylı konaklamalar
      </Tile>
      <Tile
        label="Bu hafta tahsil edilecek"
        value={data && formatKurus(balances)}
        search={data && { datetype: 'checkin', date1: data.week.from, date2: data.week.to }}
      >
        7 gün içinde girenlerin kalan tutarı
      </Tile>
    </>
  );
}

function WeekTiles({ data }: { data: Overview | undefined }) {
  const span = data && { date1: data.week.from, date2: data.week.to };
  return (
    <>
      <Tile
        label="Bu hafta giriş"
        value={data && String(data.week.arrivalCount)}
        search={span && { datetype: 'checkin', ...span }}
      >
        Bugün {data?.arrivals.length ?? 0} giriş
      </Tile>
      <Tile
        label="Bu hafta çıkış"
        value={data && String(data.week.departureCount)}
        search={span && { datetype: 'checkout', ...span }}
      >
        Bugün {data?.departures.length ?? 0} çıkış
      </Tile>
    </>
  );
}

type TileProps = {
  label: string;
  value: string | undefined;
  search: ListLink | undefined;
  children: ReactNode;
};

function Tile({ label, value, search, children }: TileProps) {
  return (
    <li className="min-w-0">
      <Link
        to="/reservations"
        search={search ?? {}}
        className="grid h-full content-start gap-0.5 rounded-lg border border-line bg-raised p-3 hover:border-line-strong lg:p-4"
      >
        <span className="text-xs font-medium text-soft">{label}</span>
        <span className="figures text-lg font-semibold tracking-tight lg:text-2xl">
          {value ?? <Skeleton className="my-1 h-6 w-20" />}
        </span>
        <span className="text-xs text-soft">
          {value === undefined ? <Skeleton className="h-4 w-28" /> : children}
        </span>
      </Link>
    </li>
  );
}
