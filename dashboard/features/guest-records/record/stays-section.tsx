import type { GuestRecord, GuestStay } from '#domain/guest-records/schema.ts';
import { STATUS_LABELS } from '#domain/reservation-status.ts';
import { formatStay } from '#domain/values/dates.ts';
import { formatKurus } from '#domain/values/money.ts';
import { StayLink } from '#dashboard/app/stay-link.tsx';
import { DrawerSection } from '#dashboard/ui/drawer.tsx';

/** Every stay they asked for, the latest first, with what was paid and what is owed. */
export function StaysSection({ record }: { record: GuestRecord }) {
  const { stays, money } = record;
  return (
    <DrawerSection title="Konaklamalar ve talepler">
      {stays.length === 0 ? (
        <p className="text-soft">Henüz rezervasyon istemedi.</p>
      ) : (
        <>
          <dl className="mb-2 flex flex-wrap gap-x-5 gap-y-1">
            <Amount label="Ödedi" amount={money.paid} />
            <Amount label="Acentaya borcu" amount={money.owed} strong={money.owed > 0} />
            <Amount label="Kapıda ödeyecek" amount={money.at_door} />
          </dl>
          <ul className="grid gap-1.5">
            {stays.map((stay) => (
              <Stay key={stay.id} stay={stay} />
            ))}
          </ul>
        </>
      )}
    </DrawerSection>
  );
}

function Amount({ label, amount, strong }: { label: string; amount: number; strong?: boolean }) {
  return (
    <div>
      <dt className="text-xs text-soft">{label}</dt>
      <dd className={strong ? 'figures font-semibold text-amber' : 'figures'}>
        {formatKurus(amount)}
      </dd>
    </div>
  );
}

function Stay({ stay }: { stay: GuestStay }) {
  return (
    <li className="grid rounded-md bg-sunken px-3 py-2">
      <span className="flex flex-wrap items-baseline gap-x-2">
        <StayLink id={stay.id} className="min-w-0 flex-1 truncate font-medium hover:underline">
          {stay.villa_name}
        </StayLink>
        <span className="figures">{formatKurus(stay.total)}</span>
      </span>
      <span className="flex flex-wrap gap-x-2 text-soft">
        <span className="figures flex-1">{formatStay(stay.checkin, stay.checkout)}</span>
        <span>{STATUS_LABELS[stay.status]}</span>
      </span>
      {stay.note && <span className="line-clamp-2 text-soft">{stay.note}</span>}
    </li>
  );
}
