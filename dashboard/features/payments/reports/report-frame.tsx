import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { formatKurus } from '#domain/values/money.ts';
import { cx } from '#dashboard/ui/class-names.ts';
import { alarmsQuery } from './report-api.ts';
import { ScrollRegion } from '#dashboard/ui/scroll-region.tsx';

type Props = { title: string; intro: string; actions: ReactNode; children: ReactNode };

/** A report on money: what it is, its choices at the right, its tables below. */
export function ReportFrame({ title, intro, actions, children }: Props) {
  return (
    <section className="grid min-w-0 gap-4 p-3 lg:p-4">
      <title>{`${title} · Admin Paneli`}</title>
      <header className="flex flex-wrap items-end gap-3">
        <div className="min-w-60 flex-1">
          <h1 className="text-lg font-semibold">{title}</h1>
          <p className="text-soft">{intro}</p>
        </div>
        <div className="flex flex-wrap items-center gap-2">{actions}</div>
      </header>
      {children}
    </section>
  );
}

type Tile = { name: string; amount: number; note?: string; strong?: boolean };

/** Sums side by side. */
export function Tiles({ tiles }: { tiles: Tile[] }) {
  return (
    <dl className="grid grid-cols-2 gap-px overflow-hidden rounded-lg border border-line bg-line md:grid-cols-4">
      {tiles.map(({ name, amount, note, strong }) => (
        <div key={name} className="grid content-start gap-0.5 bg-raised px-4 py-3 max-sm:px-3">
          <dt className="text-xs font-medium text-soft">{name}</dt>
          <dd
            className={cx(
              'figures text-lg max-sm:text-base',
              strong ? 'font-semibold' : 'font-medium',
            )}
          >
            {formatKurus(amount)}
          </dd>
          {note && <dd className="text-xs text-soft">{note}</dd>}
        </div>
      ))}
    </dl>
  );
}

type TableProps = {
  title: string;
  /** Column names; those that begin with "₺" hold amounts and stand at the right. */
  head: string[];
  rows: ReactNode[][];
  keys: string[];
  none: string;
  foot?: ReactNode[];
};

/** A small table that scrolls by itself on a phone. */
export function ReportTable({ title, head, rows, keys, none, foot }: TableProps) {
  const isAmount = (index: number) => head[index]?.startsWith('₺') ?? false;
  const cell = (index: number) =>
    cx('px-4 py-2', isAmount(index) ? 'figures text-right whitespace-nowrap' : 'text-left');
  return (
    <section className="min-w-0 rounded-lg border border-line bg-raised">
      <h2 className="px-4 py-2.5 font-medium">{title}</h2>
      {rows.length === 0 ? (
        <p className="border-t border-line px-4 py-3 text-soft">{none}</p>
      ) : (
        <ScrollRegion label={title} className="border-t border-line">
          <table className="w-full">
            <thead className="text-xs text-soft">
              <tr>
                {head.map((name, index) => (
                  <th key={name} scope="col" className={cx(cell(index), 'font-medium')}>
                    {name.replace('₺', '')}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody className="divide-y divide-line border-t border-line">
              {rows.map((cells, row) => (
                <tr key={keys[row]}>
                  {cells.map((content, index) => (
                    <td key={head[index]} className={cell(index)}>
                      {content}
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
            {foot && (
              <tfoot className="border-t border-line-strong font-semibold">
                <tr>
                  {foot.map((content, index) => (
                    <td key={head[index]} className={cell(index)}>
                      {content}
                    </td>
                  ))}
                </tr>
              </tfoot>
            )}
          </table>
        </ScrollRegion>
      )}
    </section>
  );
}

/** Says how many alarms wait, and leads to them; nothing where none does. */
export function AlarmNotice() {
  const { data } = useQuery(alarmsQuery(true));
  if (!data || data.total === 0) return null;
  return (
    <Link
      to="/transactions/uyarilar"
      className="mx-3 mt-3 flex items-center gap-2 rounded-md bg-amber-wash px-3 py-2 font-medium text-amber underline-offset-4 hover:underline lg:mx-4"
    >
      <TriangleAlert size={16} aria-hidden="true" />
      {data.total} ödeme uyarısı bakmanızı bekliyor
    </Link>
  );
}
