import { describeStayDays } from '#domain/prices/describe-stay-days.ts';
import { hasStayDays } from '#domain/prices/stay-days.ts';
import { formatSpan } from '#domain/prices/season-table.ts';
import type { DiscountInput } from '#domain/prices/discount-schema.ts';
import type { SeasonInput } from '#domain/prices/schema.ts';
import type { BulkPreview, VillaChange } from '#domain/prices/bulk/schema.ts';
import { formatKurus, formatRate, groupThousands } from '#domain/values/money.ts';

/** Every villa that changes, each row before and after, and what its free nights newly cost. */
export function ChangePreview({ preview: { villas, unchanged } }: { preview: BulkPreview }) {
  const sum = (read: (free: VillaChange['freeNights']) => number) =>
    villas.reduce((all, { freeNights }) => all + read(freeNights), 0);
  const all = {
    nights: sum(({ nights }) => nights),
    before: sum(({ before }) => before),
    after: sum(({ after }) => after),
  };
  return (
    <div className="grid grid-cols-1 gap-3">
      <p className="tabular-nums">
        <strong>{villas.length} villa değişir</strong>
        {unchanged.length > 0 && ` · ${unchanged.length} villa olduğu gibi kalır`}
        {all.nights > 0 && ` · ${sayFree(all)}`}
      </p>
      <ul className="grid grid-cols-1 gap-2">
        {villas.map((villa) => (
          <VillaRows key={villa.villa_id} villa={villa} isOpen={villas.length <= 3} />
        ))}
      </ul>
      {unchanged.length > 0 && (
        <details>
          <summary className="text-soft">Olduğu gibi kalanlar</summary>
          <p className="text-soft">{unchanged.map(({ name }) => name).join(', ')}</p>
        </details>
      )}
    </div>
  );
}

const sayFree = ({ nights, before, after }: VillaChange['freeNights']): string =>
  `${groupThousands(nights)} boş gece: ${formatKurus(before)} → ${formatKurus(after)}`;

function VillaRows({ villa, isOpen }: { villa: VillaChange; isOpen: boolean }) {
  const { name, code, prices, discounts, freeNights } = villa;
  return (
    <li className="min-w-0 rounded-md border border-line bg-raised">
      <details open={isOpen}>
        <summary className="flex flex-wrap items-baseline gap-x-3 px-3 py-2">
          <span className="font-medium">{name}</span>
          <span className="figures text-xs text-soft">{code}</span>
          <span className="figures ml-auto text-soft">
            {freeNights.nights > 0 ? sayFree(freeNights) : `${countRows(villa)} satır`}
          </span>
        </summary>
        <div className="grid gap-x-6 gap-y-3 border-t border-line px-3 py-2 md:grid-cols-2">
          <Side title="Önce" none="Fiyat yoktu">
            {prices.removed.map((row) => (
              <Row key={row.startsOn} text={formatSpan(row)} price={sayTerms(row)} />
            ))}
            {discounts.removed.map((row) => (
              <Row key={sayDiscount(row)} text={sayDiscount(row)} price={formatRate(row.rate)} />
            ))}
          </Side>
          <Side title="Sonra" none="Fiyat kalmaz">
            {prices.added.map(({ season, ...row }) => (
              <Row
                key={row.startsOn}
                text={formatSpan(row)}
                price={sayTerms(row)}
                {...(season && { note: season })}
              />
            ))}
            {discounts.added.map((row) => (
              <Row key={sayDiscount(row)} text={sayDiscount(row)} price={formatRate(row.rate)} />
            ))}
          </Side>
        </div>
      </details>
    </li>
  );
}

const countRows = ({ prices, discounts }: VillaChange): number =>
  prices.removed.length + prices.added.length + discounts.removed.length + discounts.added.length;

const sayTerms = (row: SeasonInput): string =>
  [
    formatKurus(row.nightly),
    ...(row.minNights === null ? [] : [`en az ${row.minNights} gece`]),
    ...(hasStayDays(row) ? [describeStayDays(row)] : []),
  ].join(' · ');

const sayDiscount = ({ kind, minNights, daysBefore }: DiscountInput): string =>
  [
    kind === 'early' ? 'Erken rezervasyon' : 'Uzun konaklama',
    ...(daysBefore === null ? [] : [`${daysBefore} gün önce`]),
    ...(minNights === null ? [] : [`en az ${minNights} gece`]),
  ].join(' · ');

type SideProps = { title: string; none: string; children: React.ReactNode[] };

function Side({ title, none, children }: SideProps) {
  const isEmpty = children.flat().length === 0;
  return (
    <section className="min-w-0">
      <h3 className="text-xs font-medium text-soft">{title}</h3>
      {isEmpty ? <p className="text-soft">{none}</p> : <ul className="grid">{children}</ul>}
    </section>
  );
}

function Row({ text, price, note }: { text: string; price: string; note?: string }) {
  return (
    <li className="figures flex flex-wrap items-baseline gap-x-2 py-0.5">
      <span>{text}</span>
      {note && <span className="rounded-sm bg-amber-wash px-1 text-xs text-amber">{note}</span>}
      <span className="ml-auto">{price}</span>
    </li>
  );
}
