import { ArrowDown, ArrowUp } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import type { Day } from '#domain/values/dates.ts';
import { DEFINITIONS } from '#domain/reports/management/definitions.ts';
import type { Figures, ReportGroup, ReportRow } from '#domain/reports/management/schema.ts';
import { type Column, COLUMNS, COMPARED } from './columns.ts';
import { RowName } from './row-name.tsx';
import { writeFigure } from './write-figure.ts';
import { ScrollRegion } from '#dashboard/ui/scroll-region.tsx';

type Props = {
  caption: string;
  rows: ReportRow[];
  total: { figures: Figures; before: Figures };
  by: ReportGroup;
  range: { from: Day; to: Day };
};

type Order = { column: Column; down: boolean } | null;

/**
 * All rows with every figure; a heading sorts by it, and a third click restores the original order.
 */
export function ReportTable({ caption, rows, total, by, range }: Props) {
  const [order, setOrder] = useState<Order>(null);
  const sorted = order === null ? rows : sortRows(rows, order);
  return (
    <ScrollRegion
      label={caption}
      className="print:overflow-visible print:[zoom:0.6] rounded-lg border border-line bg-raised"
    >
      <table className="w-full text-right">
        <caption className="border-b border-line px-4 py-2.5 text-left font-medium">
          {caption}
        </caption>
        <thead>
          <tr className="border-b border-line text-xs text-soft">
            <th scope="col" className="sticky left-0 min-w-36 bg-raised px-4 py-2 text-left">
              <span className="sr-only">Ad</span>
            </th>
            {COLUMNS.map((column) => (
              <Heading
                key={column}
                column={column}
                order={order}
                onOrder={() => setOrder(nextOrder(order, column))}
              />
            ))}
          </tr>
        </thead>
        <tbody>
          {sorted.map((row) => (
            <Line
              key={row.key}
              name={<RowName by={by} row={row} range={range} />}
              figures={row.figures}
              before={row.before}
            />
          ))}
        </tbody>
        <tfoot className="border-t border-line-strong font-semibold">
          <Line name="Toplam" {...total} />
        </tfoot>
      </table>
    </ScrollRegion>
  );
}

type HeadingProps = { column: Column; order: Order; onOrder: () => void };

function Heading({ column, order, onOrder }: HeadingProps) {
  const isOrder = order?.column === column;
  const Arrow = order?.down ? ArrowDown : ArrowUp;
  return (
    <th
      scope="col"
      aria-sort={isOrder ? (order.down ? 'descending' : 'ascending') : undefined}
      className="px-2.5 py-1 align-bottom font-medium"
    >
      <button
        type="button"
        onClick={onOrder}
        title={DEFINITIONS[column].help}
        className="inline-flex min-h-6 items-center gap-1 text-right hover:text-ink"
      >
        {isOrder && <Arrow size={12} aria-hidden="true" />}
        {DEFINITIONS[column].label}
      </button>
    </th>
  );
}

type LineProps = { name: ReactNode; figures: Figures; before: Figures };

function Line({ name, figures, before }: LineProps) {
  return (
    <tr className="border-b border-line last:border-0">
      <th scope="row" className="sticky left-0 max-w-60 bg-raised px-4 py-2 text-left font-medium">
        {name}
      </th>
      {COLUMNS.map((column) => (
        <td key={column} className="figures px-2.5 py-2">
          {writeFigure(column, figures)}
          {COMPARED.has(column) && (
            <span className="block text-xs font-normal text-soft">
              <span className="sr-only">geçen yıl </span>
              {writeFigure(column, before)}
            </span>
          )}
        </td>
      ))}
    </tr>
  );
}

function nextOrder(order: Order, column: Column): Order {
  if (order?.column !== column) return { column, down: true };
  return order.down ? { column, down: false } : null;
}

function sortRows(rows: ReportRow[], { column, down }: NonNullable<Order>): ReportRow[] {
  const size = (row: ReportRow) => row.figures[column] ?? -1;
  return rows.toSorted((a, b) => (down ? size(b) - size(a) : size(a) - size(b)));
}
