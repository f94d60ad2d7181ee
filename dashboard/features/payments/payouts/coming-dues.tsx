import { formatKurus, sumKurus } from '#domain/values/money.ts';
import { DAYS_AHEAD, type Proposal } from '#domain/payouts/schema.ts';
import { formatShownDay } from '#dashboard/ui/instant.ts';
import { ReportTable, Tiles } from '../reports/report-frame.tsx';

/** What is owed to owners today and what becomes due next, before anybody opens a payday. */
export const DueToday = ({ owners, coming }: Pick<Proposal, 'owners' | 'coming'>) => (
  <Tiles
    tiles={[
      {
        name: 'Vadesi gelen',
        amount: sumKurus(owners.map(({ due }) => Math.max(0, due))),
        note: toOwners(owners.filter(({ due }) => due > 0).length),
        strong: true,
      },
      {
        name: `${DAYS_AHEAD} gün içinde gelecek`,
        amount: sumKurus(coming.map(({ amount }) => amount)),
        note: coming[0] ? `İlki ${formatShownDay(coming[0].day)}` : '',
      },
    ]}
  />
);

/** What becomes due on which of the coming days; of a payday of another day, after that. */
export const ComingDues = ({ coming }: Pick<Proposal, 'coming'>) => (
  <ReportTable
    title="Vadesi gelecekler"
    head={['Gün', '₺Ev sahibi', '₺Tutar']}
    none={`Sonraki ${DAYS_AHEAD} günde vadesi gelecek bir şey yok.`}
    keys={coming.map(({ day }) => day)}
    rows={coming.map(({ day, owners, amount }) => [
      <span key="day" className="whitespace-nowrap">
        {formatShownDay(day)}
      </span>,
      owners,
      formatKurus(amount),
    ])}
  />
);

const toOwners = (count: number) => (count === 0 ? 'Kimseye' : `${count} ev sahibine`);
