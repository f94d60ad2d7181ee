import { useState } from 'react';
import {
  countOutcomes,
  type ImportOutcome,
  IMPORT_OUTCOMES,
  type ImportKind,
} from '#domain/import/kinds.ts';
import type { RowOutcome } from '#domain/import/schema.ts';
import { groupThousands } from '#domain/values/money.ts';
import { Button } from '#dashboard/ui/button.tsx';
import { cx } from '#dashboard/ui/class-names.ts';
import { problemText } from './labels.ts';
import { ScrollRegion } from '#dashboard/ui/scroll-region.tsx';

type Props = {
  kind: ImportKind;
  rows: RowOutcome[];
  labels: Record<ImportOutcome, string>;
  /** Where a row stands in the file. */
  placeOf: (row: number) => string;
};

const LOOKS: Record<ImportOutcome, string> = {
  new: 'bg-green-wash text-green',
  update: 'bg-accent-wash text-accent',
  skip: 'bg-sunken text-soft',
  error: 'bg-red-wash text-red',
};

/** Rows put on the screen at once. */
const STEP = 100;

/** Every row with its outcome, filtered by outcome where asked. */
export function OutcomeTable({ kind, rows, labels, placeOf }: Props) {
  const counts = countOutcomes(rows);
  const [only, setOnly] = useState<ImportOutcome | null>(counts.error > 0 ? 'error' : null);
  const [shown, setShown] = useState(STEP);
  const listed = only === null ? rows : rows.filter(({ fate: outcome }) => outcome === only);
  const choose = (outcome: ImportOutcome | null) => {
    setOnly(outcome);
    setShown(STEP);
  };
  return (
    <div className="grid gap-3">
      <fieldset aria-label="Satırları süzün" className="flex flex-wrap gap-2">
        <Button
          variant="quiet"
          className="aria-pressed:border-line-strong"
          aria-pressed={only === null}
          onClick={() => choose(null)}
        >
          Tümü <span className="figures">{groupThousands(rows.length)}</span>
        </Button>
        {IMPORT_OUTCOMES.map((outcome) => (
          <button
            key={outcome}
            type="button"
            aria-pressed={only === outcome}
            disabled={counts[outcome] === 0}
            onClick={() => choose(outcome)}
            className={cx(
              'h-8 rounded-md border px-3 font-medium disabled:opacity-60 max-md:h-11',
              LOOKS[outcome],
              only === outcome ? 'border-current' : 'border-transparent',
            )}
          >
            {labels[outcome]} <span className="figures">{groupThousands(counts[outcome])}</span>
          </button>
        ))}
      </fieldset>
      <ScrollRegion
        label="Satırlar"
        className="max-h-[32rem] rounded-lg border border-line bg-raised"
      >
        <table className="w-full text-left max-md:block">
          <thead className="sticky top-0 bg-raised text-xs text-soft max-md:sr-only">
            <tr>
              <th scope="col" className="px-4 py-2 text-right font-medium">
                Satır
              </th>
              <th scope="col" className="px-2 py-2 font-medium">
                Durum
              </th>
              <th scope="col" className="px-2 py-2 font-medium">
                Kayıt
              </th>
              <th scope="col" className="px-4 py-2 font-medium">
                Açıklama
              </th>
            </tr>
          </thead>
          <tbody className="max-md:block">
            {listed.slice(0, shown).map((row) => (
              <tr
                key={row.row}
                className="border-t border-line align-top max-md:grid max-md:grid-cols-[auto_auto_1fr]"
              >
                <td className="figures px-4 py-2 text-right text-soft">{placeOf(row.row)}</td>
                <td className="px-2 py-2">
                  <span
                    className={cx(
                      'rounded-sm px-1.5 py-0.5 text-xs font-medium whitespace-nowrap',
                      LOOKS[row.fate],
                    )}
                  >
                    {labels[row.fate]}
                  </span>
                </td>
                <td className="max-w-72 truncate px-2 py-2 max-md:max-w-none">
                  {row.title || '–'}
                </td>
                <td className="px-4 py-2 max-md:col-span-3 max-md:pt-0 max-md:empty:hidden">
                  <Explanation kind={kind} row={row} />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </ScrollRegion>
      {listed.length > shown && (
        <Button onClick={() => setShown(shown + STEP)} className="justify-self-start">
          {groupThousands(listed.length - shown)} satır daha var, göster
        </Button>
      )}
    </div>
  );
}

function Explanation({ kind, row }: { kind: ImportKind; row: RowOutcome }) {
  if (row.problems.length === 0 && row.fate !== 'update') return null;
  return (
    <ul className="grid gap-0.5">
      {row.fate === 'update' && <li className="text-soft">{row.changes.join(', ')}</li>}
      {row.problems.map((problem) => (
        <li key={`${problem.field} ${problem.message}`}>{problemText(kind, problem)}</li>
      ))}
    </ul>
  );
}
