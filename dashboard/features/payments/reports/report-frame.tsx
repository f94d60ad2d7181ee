/* oxlint-disable jsx-a11y/no-redundant-roles, jsx-a11y/no-interactive-element-to-noninteractive-role -- a table that a phone draws as blocks keeps its roles */
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { formatKurus, type Kurus } from '#domain/values/money.ts';
import { cx } from '#dashboard/ui/class-names.ts';
import { alarmsQuery } from './report-api.ts';
import { ScrollRegion } from '#dashboard/ui/scroll-region.tsx';

type Props = { title: string; intro: string; actions: ReactNode; children: ReactNode };

/** A report on money: title, controls on the right, tables below. */
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
    <dl
      className={cx(
        'grid grid-cols-2 gap-px overflow-hidden rounded-lg border border-line bg-line',
        tiles.length === 2 ? 'max-w-xl' : 'md:grid-cols-4',
      )}
    >
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

/** A term of a sum in a `ReportTable`. A zero is not drawn on a phone: the lines add up without it. */
export const term = (amount: Kurus): ReactNode =>
  amount === 0 ? <span data-zero="">{formatKurus(amount)}</span> : formatKurus(amount);

/** A balance below zero: more was paid out than is due. */
export const Overpaid = ({ amount }: { amount: Kurus }) => (
  <span>
    {formatKurus(amount)}
    <span className="block text-xs text-soft">fazla ödenmiş</span>
  </span>
);

type TableProps = {
  title: string;
  /** Column names; those that begin with "₺" contain amounts and are right-aligned. */
  head: string[];
  rows: ReactNode[][];
  keys: string[];
  none: string;
  foot?: ReactNode[];
};

/**
 * A small table. On a phone each row becomes a block with labelled amounts, which would otherwise
 * be outside the screen. Roles are set explicitly, because changing `display` removes table
 * semantics for screen readers. A zero `term` stays a cell, or the next ones would move to the wrong
 * column.
 */
export function ReportTable({ title, head, rows, keys, none, foot }: TableProps) {
  const isAmount = (index: number) => head[index]?.startsWith('₺') ?? false;
  const nameOf = (index: number) => head[index]?.replace('₺', '');
  const cell = (index: number) =>
    cx('px-3 py-2', isAmount(index) ? 'figures text-right whitespace-nowrap' : 'text-left');
  const asCell = (content: ReactNode, index: number) => (
    <td
      key={head[index]}
      role="cell"
      data-name={nameOf(index)}
      className={cx(
        cell(index),
        'max-md:block max-md:px-0 max-md:py-0.5 max-md:empty:hidden max-md:has-data-zero:sr-only',
        isAmount(index) &&
          'max-md:flex max-md:justify-between max-md:gap-3 max-md:before:font-normal max-md:before:text-soft max-md:before:content-[attr(data-name)]',
      )}
    >
      {content}
    </td>
  );
  const row = 'max-md:block max-md:px-3 max-md:py-3';
  return (
    <section className="min-w-0 rounded-lg border border-line bg-raised">
      <h2 className="px-3 py-2.5 font-medium">{title}</h2>
      {rows.length === 0 ? (
        <p className="border-t border-line px-3 py-3 text-soft">{none}</p>
      ) : (
        <ScrollRegion label={title} className="border-t border-line">
          <table role="table" className="w-full max-md:block">
            <thead role="rowgroup" className="text-xs text-soft max-md:sr-only">
              <tr role="row">
                {head.map((name, index) => (
                  <th
                    key={name}
                    role="columnheader"
                    scope="col"
                    className={cx(cell(index), 'font-medium')}
                  >
                    {nameOf(index)}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody
              role="rowgroup"
              className="divide-y divide-line max-md:block md:border-t md:border-line"
            >
              {rows.map((cells, at) => (
                <tr key={keys[at]} role="row" className={row}>
                  {cells.map(asCell)}
                </tr>
              ))}
            </tbody>
            {foot && (
              <tfoot
                role="rowgroup"
                className="border-t border-line-strong font-semibold max-md:block"
              >
                <tr role="row" className={row}>
                  {foot.map(asCell)}
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
