import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { formatMonth } from '#domain/values/dates.ts';
import { formatIban } from '#domain/values/iban.ts';
import { formatKurus, sumKurus } from '#domain/values/money.ts';
import { Waiting } from '#dashboard/app/loaded.tsx';
import { balancesQuery } from './report-api.ts';
import { Overpaid, ReportTable, Tiles } from './report-frame.tsx';

/** All owners with what they are owed at the end of the month; each a way to the statement. */
export function Balances({ month }: { month: string }) {
  const query = useQuery(balancesQuery(month));
  const { data } = query;
  if (!data) return <Waiting query={query} size="h-96 w-full" />;
  const { owners } = data;
  const sum = (part: 'carried' | 'payout' | 'paid_this_month') =>
    sumKurus(owners.map((owner) => owner[part]));
  const owed = owners.filter(({ balance }) => balance > 0);
  const name = formatMonth(data.month);
  return (
    <>
      <Tiles
        tiles={[
          { name: 'Devreden', amount: sum('carried') },
          { name: 'Bu ayın hak edişi', amount: sum('payout') },
          { name: 'Bu ay ödenen', amount: sum('paid_this_month') },
          {
            name: 'Ödenecek',
            amount: sumKurus(owed.map(({ balance }) => balance)),
            strong: true,
            note: `${owed.length} ev sahibine`,
          },
        ]}
      />
      <ReportTable
        title={`Ev sahipleri · ${name}`}
        head={['Ev sahibi', 'IBAN', '₺Devreden', '₺Hak ediş', '₺Ödenen', '₺Kalan']}
        none={`${name} sonunda kimseye borç yok.`}
        keys={owners.map(({ owner }) => String(owner.id))}
        rows={owners.map(({ owner, carried, payout, paid_this_month: paid, balance }) => [
          <Link
            key="owner"
            to="/transactions/ekstre"
            search={{ ay: month, kisi: owner.id }}
            className="text-accent underline-offset-4 hover:underline"
          >
            {owner.name}
          </Link>,
          <span key="iban" className="figures whitespace-nowrap text-soft">
            {owner.iban ? formatIban(owner.iban) : 'Kayıtlı değil'}
          </span>,
          formatKurus(carried),
          formatKurus(payout),
          formatKurus(paid),
          <span key="balance" className="font-medium">
            {balance < 0 ? <Overpaid amount={balance} /> : formatKurus(balance)}
          </span>,
        ])}
      />
    </>
  );
}
