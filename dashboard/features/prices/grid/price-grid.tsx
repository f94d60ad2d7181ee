import { type ClipboardEvent, type KeyboardEvent, useEffect, useRef } from 'react';
import { cx } from '#dashboard/ui/class-names.ts';
import { ScrollRegion } from '#dashboard/ui/scroll-region.tsx';
import { COLUMNS, type Kind } from './cells.ts';
import { type Problems, problemKey } from './check-grid.ts';
import {
  boundsOf,
  type Cell,
  clearRange,
  copyRange,
  fillDown,
  isCells,
  newRow,
  pasteText,
  type Range,
  removeRows,
  setCell,
  type GridRow,
  tidyCell,
} from './grid.ts';

type Props = {
  rows: GridRow[];
  problems: Problems;
  onEdit: (rows: GridRow[], about?: string) => void;
  onUndo: () => void;
  onRedo: () => void;
  onSave: () => void;
  range: Range;
  onRange: (range: Range) => void;
};

/**
 * The rows as a spreadsheet: arrows and Enter move, Shift+arrows select a range, Ctrl+D fills down,
 * Ctrl+C and Ctrl+V exchange cells with Excel, Ctrl+Z undoes.
 */
export function PriceGrid(props: Props) {
  const { rows, problems, onEdit, onUndo, onRedo, onSave, range, onRange } = props;
  const table = useRef<HTMLTableElement>(null);
  const wanted = useRef<Cell | null>(null);
  const chosen = boundsOf(range);
  const isRange = chosen.top !== chosen.bottom || chosen.left !== chosen.right;

  useEffect(() => {
    // A row added by Enter can only be focused once it is rendered.
    if (wanted.current) inputAt(table.current, wanted.current)?.focus();
    wanted.current = null;
  });

  function go(to: Cell, isExtending = false) {
    if (to.column < 0 || to.column >= COLUMNS.length || to.row < 0 || to.row >= rows.length) return;
    if (isExtending) onRange({ ...range, to });
    else inputAt(table.current, to)?.focus();
  }

  function goDown(at: Cell) {
    const next = { ...at, row: at.row + 1 };
    if (next.row < rows.length) return go(next);
    wanted.current = next;
    onEdit([...rows, newRow()]);
  }

  function onKeyDown(event: KeyboardEvent<HTMLInputElement>, at: Cell) {
    const { key, shiftKey, currentTarget } = event;
    const isCommand = event.ctrlKey || event.metaKey;
    const from = shiftKey ? range.to : at;
    const step = STEPS[key];
    if (isCommand && key.toLowerCase() === 'z') (shiftKey ? onRedo : onUndo)();
    else if (isCommand && key.toLowerCase() === 'y') onRedo();
    else if (isCommand && key.toLowerCase() === 'd') onEdit(fillDown(rows, range));
    else if (isCommand && key === 'Enter') onSave();
    else if (isCommand && key === 'Backspace') onEdit(orEmpty(removeRows(rows, range)));
    else if (isCommand) return;
    else if (key === 'Enter' && shiftKey) go({ ...at, row: at.row - 1 });
    else if (key === 'Enter') goDown(at);
    else if (key === 'Delete' && (isRange || isAllSelected(currentTarget))) {
      onEdit(clearRange(rows, range));
    } else if (step && (step.column === 0 || shiftKey || isAtEdge(currentTarget, step.column))) {
      go({ row: from.row + step.row, column: from.column + step.column }, shiftKey);
    } else return;
    event.preventDefault();
  }

  function onPaste(event: ClipboardEvent, at: Cell) {
    const text = event.clipboardData.getData('text/plain');
    if (!isCells(text)) return;
    event.preventDefault();
    onEdit(pasteText(rows, at, text));
  }

  function onCopy(event: ClipboardEvent) {
    if (!isRange) return;
    event.preventDefault();
    event.clipboardData.setData('text/plain', copyRange(rows, range));
  }

  function tidy(row: GridRow, at: Cell) {
    const text = tidyCell(row, at.column);
    if (text !== row.cells[at.column]) onEdit(setCell(rows, at, text), aboutCell(row, at));
  }

  return (
    <ScrollRegion label="Sezon tablosu" className="rounded-md border border-line">
      <table
        ref={table}
        className="w-full min-w-[78rem] border-collapse"
        aria-label="Sezon fiyatları"
      >
        <thead>
          <tr className="bg-sunken text-left text-xs text-soft">
            <th scope="col" className="w-10 px-2 py-1.5 text-right font-medium">
              #
            </th>
            {COLUMNS.map(({ field, title, kind }) => (
              <th
                key={field}
                scope="col"
                className={cx('px-2.5 py-1.5 font-medium', !isText(kind) && 'text-right')}
              >
                {title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody onCopy={onCopy}>
          {rows.map((row, i) => (
            <tr key={row.key} className="border-t border-line">
              <th scope="row" className="figures px-2 text-right text-xs font-normal text-soft">
                {i + 1}
              </th>
              {COLUMNS.map(({ field, title, kind, empty }, j) => {
                const at = { row: i, column: j };
                const problem = problems.get(problemKey(row.key, j));
                const isChosen =
                  i >= chosen.top && i <= chosen.bottom && j >= chosen.left && j <= chosen.right;
                return (
                  <td key={field} className="border-l border-line p-0">
                    <input
                      data-cell={`${i}.${j}`}
                      aria-label={`${i + 1}. satır, ${title}`}
                      aria-invalid={problem ? true : undefined}
                      title={problem}
                      inputMode={INPUT_MODES[kind]}
                      autoComplete="off"
                      placeholder={empty}
                      value={row.cells[j]}
                      className={cx(
                        'figures h-8 w-full px-2.5 outline-offset-[-2px] placeholder:text-soft/70 max-md:h-11',
                        isText(kind) ? 'min-w-29' : 'text-right',
                        problem ? 'bg-red-wash text-red' : isRange && isChosen && 'bg-accent-wash',
                      )}
                      onChange={({ target }) =>
                        onEdit(setCell(rows, at, target.value), aboutCell(row, at))
                      }
                      onFocus={({ currentTarget }) => {
                        currentTarget.select();
                        onRange({ from: at, to: at });
                      }}
                      onMouseDown={(event) => {
                        if (!event.shiftKey) return;
                        event.preventDefault();
                        onRange({ ...range, to: at });
                      }}
                      onBlur={() => tidy(row, at)}
                      onKeyDown={(event) => onKeyDown(event, at)}
                      onPaste={(event) => onPaste(event, at)}
                    />
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollRegion>
  );
}

const STEPS: Record<string, Cell> = {
  ArrowUp: { row: -1, column: 0 },
  ArrowDown: { row: 1, column: 0 },
  ArrowLeft: { row: 0, column: -1 },
  ArrowRight: { row: 0, column: 1 },
};

const aboutCell = (row: GridRow, { column }: Cell) => `${row.key}.${column}`;
const orEmpty = (rows: GridRow[]) => (rows.length === 0 ? [newRow()] : rows);

const inputAt = (table: HTMLTableElement | null, { row, column }: Cell) =>
  table?.querySelector<HTMLInputElement>(`[data-cell="${row}.${column}"]`);

const isAllSelected = ({ selectionStart, selectionEnd, value }: HTMLInputElement) =>
  selectionStart === 0 && selectionEnd === value.length;

/**
 * Arrow keys move the caret inside a text; at its edge, or with all of it selected, they move to
 * another cell.
 */
function isAtEdge(input: HTMLInputElement, step: number): boolean {
  const { selectionStart, selectionEnd, value } = input;
  if (isAllSelected(input)) return true;
  return selectionStart === selectionEnd && selectionStart === (step < 0 ? 0 : value.length);
}

const isText = (kind: Kind): boolean => !['money', 'count'].includes(kind);

const INPUT_MODES = {
  day: 'decimal',
  money: 'decimal',
  count: 'numeric',
  days: 'text',
  limits: 'text',
  yes: 'text',
} as const satisfies Record<Kind, string>;
