import { type ReactNode, Suspense, useState } from 'react';
import { formatDayLong, formatDayNear, istanbulDay, monthStart } from '#domain/values/dates.ts';
import { formatKurus, formatRate } from '#domain/values/money.ts';
import type { AdminVilla } from '#domain/villas/admin-schema.ts';
import { placeLabel, poolLabel } from '#domain/villas/labels.ts';
import { writtenTime } from '#domain/values/istanbul-time.ts';
import { ScrollRegion } from '#dashboard/ui/scroll-region.tsx';
import { Skeleton } from '#dashboard/ui/states.tsx';
import { InstantConsent } from './instant-consent.tsx';
import { PermitBadge } from './list/permit-badge.tsx';

type Props = { villa: AdminVilla; dates: ReactNode; advice: ReactNode };

/** A villa as its owner may read it: no commission, no handover facts, no report. */
export default function OwnerVilla({ villa, dates, advice }: Props) {
  return (
    <div className="grid max-w-4xl gap-6 py-4">
      <p className="text-soft">
        Bilgileri acentanız düzenler.{dates && ' Tarihleri buradan kapatabilirsiniz.'}
      </p>
      <Panel title="Anında rezervasyon">
        <InstantConsent villa={villa} />
      </Panel>
      {dates && (
        <Panel title="Kapalı tarihler">
          <Suspense fallback={<Skeleton className="h-64 w-full" />}>{dates}</Suspense>
        </Panel>
      )}
      <Panel title="Fiyatlar">
        <Prices villa={villa} />
      </Panel>
      {advice && (
        <Panel title="Öneriler">
          <Suspense fallback={<Skeleton className="h-64 w-full" />}>{advice}</Suspense>
        </Panel>
      )}
      <div className="grid items-start gap-6 md:grid-cols-2">
        <Panel title="Genel">
          <Facts villa={villa} />
        </Panel>
        <Panel title="Kurallar">
          <Rules villa={villa} />
        </Panel>
        <Panel title="Odalar ve havuzlar">
          <Rooms villa={villa} />
        </Panel>
        <Panel title="İzin belgesi">
          <Permit villa={villa} />
        </Panel>
      </div>
    </div>
  );
}

type VillaProps = { villa: AdminVilla };

function Panel({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="grid min-w-0 gap-2">
      <h2 className="text-base font-semibold">{title}</h2>
      {children}
    </section>
  );
}

/** Facts about the villa, one per line; unknown ones are left out. */
function Lines({ of }: { of: [label: string, value: ReactNode][] }) {
  const known = of.filter(([, value]) => value !== null && value !== '');
  return (
    <dl className="grid gap-1.5">
      {known.map(([label, value]) => (
        <div key={label} className="flex justify-between gap-4 border-b border-line pb-1.5">
          <dt className="text-soft">{label}</dt>
          <dd className="text-right">{value}</dd>
        </div>
      ))}
    </dl>
  );
}

function Facts({ villa: { facts, town, district, distances } }: VillaProps) {
  return (
    <Lines
      of={[
        ['Bölge', `${town.name}, ${district.name}`],
        ['Mahalle', facts.neighbourhood],
        ['Kapasite', `${facts.capacity} kişi`],
        [
          'En çok',
          `${facts.maxAdults} yetişkin, ${facts.maxChildren} çocuk, ${facts.maxBabies} bebek`,
        ],
        ['Yatak odası', facts.bedrooms],
        ['Banyo', facts.bathrooms],
        ...distances.map(({ place, metres }): [string, string] => [
          placeLabel(place),
          metres < 1000 ? `${metres} m` : `${String(metres / 1000).replace('.', ',')} km`,
        ]),
      ]}
    />
  );
}

function Rules({ villa: { rules } }: VillaProps) {
  return (
    <Lines
      of={[
        ['Giriş · çıkış', `${writtenTime(rules.checkInTime)} · ${writtenTime(rules.checkOutTime)}`],
        ['En az gece (1 Haz – 30 Eyl)', `${rules.minNightsSeason} gece`],
        ['En az gece (diğer)', `${rules.minNightsOther} gece`],
        ['Temizlik ücreti', formatKurus(rules.cleaningFee)],
        ['Ücretsiz temizlik', `${rules.cleaningThreshold} geceden itibaren`],
        ['Hasar depozitosu', formatKurus(rules.deposit)],
        ['Depozitoyu alan', rules.depositTaker === 'owner' ? 'Ev sahibi' : 'Acenta'],
        ['Ön ödeme', formatRate(rules.prepaymentRate)],
      ]}
    />
  );
}

const metres = (cm: number) => String(cm / 100).replace('.', ',');

function Rooms({ villa: { rooms, pools } }: VillaProps) {
  return (
    <Lines
      of={[
        ...rooms.map(({ name, beds }, i): [string, string] => [`${i + 1}. ${name}`, beds]),
        ...pools.map((pool, i): [string, string] => [
          pools.length > 1 ? `${i + 1}. ${poolLabel(pool)}` : poolLabel(pool),
          `${metres(pool.widthCm)} × ${metres(pool.lengthCm)} × ${metres(pool.depthCm)} m`,
        ]),
      ]}
    />
  );
}

function Permit({ villa: { permit } }: VillaProps) {
  return (
    <Lines
      of={[
        ['Durum', <PermitBadge key="state" state={permit.state} no={null} />],
        ['Numara', permit.no],
        ['Tarih', permit.date && formatDayLong(permit.date)],
        ['Geçerlilik sonu', permit.expiresOn && formatDayLong(permit.expiresOn)],
        ['Azami kişi', permit.maxGuests],
        ['Plaket', permit.plaqueNo],
      ]}
    />
  );
}

/** The nights from today on, by year. */
function Prices({ villa }: VillaProps) {
  const [today] = useState(() => istanbulDay(new Date()));
  const prices = villa.prices.filter(({ endsOn }) => endsOn >= today);
  const years = [...new Set(prices.map(({ startsOn }) => startsOn.slice(0, 4)))];
  if (prices.length === 0)
    return <p className="text-soft">Önümüzdeki geceler için fiyat girilmemiş.</p>;
  return (
    <ScrollRegion label="Sezon fiyatları">
      <table className="w-full text-left">
        <thead className="text-xs text-soft ruled">
          <tr>
            {['Başlangıç', 'Son gece'].map((title) => (
              <th key={title} scope="col" className="h-8 pr-3 font-medium">
                {title}
              </th>
            ))}
            {['En az gece', 'Gecelik'].map((title) => (
              <th key={title} scope="col" className="h-8 pl-3 text-right font-medium">
                {title}
              </th>
            ))}
          </tr>
        </thead>
        {years.map((year) => (
          <tbody key={year}>
            <tr>
              <th scope="rowgroup" colSpan={4} className="figures h-9 pt-2 font-semibold">
                {year}
              </th>
            </tr>
            {prices
              .filter(({ startsOn }) => startsOn.startsWith(year))
              .map((row) => (
                <tr key={row.id} className="border-b border-line">
                  <td className="figures h-9 pr-3">
                    {formatDayNear(row.startsOn, monthStart(`${year}-01`))}
                  </td>
                  <td className="figures pr-3">
                    {formatDayNear(row.endsOn, monthStart(`${year}-01`))}
                  </td>
                  <td className="figures pl-3 text-right">{row.minNights ?? '—'}</td>
                  <td className="figures pl-3 text-right">{formatKurus(row.nightly)}</td>
                </tr>
              ))}
          </tbody>
        ))}
      </table>
    </ScrollRegion>
  );
}
