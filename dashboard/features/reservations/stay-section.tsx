import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { formatDayLong } from '#domain/dates.ts';
import type { ReservationDetail } from '#domain/reservations/schema.ts';
import { DrawerSection } from '#dashboard/ui/drawer.tsx';
import { formatInstant } from '#dashboard/ui/instant.ts';

const SOURCES = { site: 'Site', admin: 'Acente', offer: 'Teklif' } as const;

function guestsText({ adults, children, babies }: ReservationDetail): string {
  return [
    `${adults} yetişkin`,
    children > 0 && `${children} çocuk`,
    babies > 0 && `${babies} bebek`,
  ]
    .filter(Boolean)
    .join(', ');
}

/** Where, when, how many, and how it came. */
export function StaySection({ detail }: { detail: ReservationDetail }) {
  return (
    <DrawerSection
      title="Konaklama"
      action={
        <Link
          to="/reservations"
          search={{ villa_id: String(detail.villa_id), order: 'checkin' }}
          className="text-xs text-accent underline-offset-4 hover:underline"
        >
          Bu villanın rezervasyonları
        </Link>
      }
    >
      <dl className="grid gap-1">
        <Fact name="Villa">
          <a
            href={`/villa/${detail.villa_slug}`}
            target="_blank"
            rel="noreferrer"
            className="text-accent underline-offset-4 hover:underline"
          >
            {detail.villa_name}
          </a>
        </Fact>
        <Fact name="Giriş">{formatDayLong(detail.checkin)}</Fact>
        <Fact name="Çıkış">
          {formatDayLong(detail.checkout)} · {detail.nights} gece
        </Fact>
        <Fact name="Kişi">{guestsText(detail)}</Fact>
        <Fact name="Kaynak">
          {SOURCES[detail.source]} · {formatInstant(detail.created_at)}
        </Fact>
      </dl>
    </DrawerSection>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="flex gap-3">
      <dt className="w-16 shrink-0 text-soft">{name}</dt>
      <dd className="min-w-0">{children}</dd>
    </div>
  );
}
