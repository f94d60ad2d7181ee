import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import type { BankLine } from '#domain/bank-statements/schema.ts';
import { formatKurus } from '#domain/values/money.ts';
import { Loaded } from '#dashboard/app/loaded.tsx';
import { usePermission } from '#dashboard/app/permissions.ts';
import { Button } from '#dashboard/ui/button.tsx';
import { formatShownDay } from '#dashboard/ui/instant.ts';
import { Pages } from '#dashboard/ui/pages.tsx';
import { BankLineRow } from './bank-line.tsx';
import { BringStatement } from './bring-statement.tsx';
import { type LineState, linesQuery, paidAtOf } from './api.ts';
import { noteOf, useCarryOut } from './carry-out.ts';

/** Its fields and calendar come with the first line that is recorded by hand. */
const RecordDialog = lazy(async () => {
  const { RecordDialog: dialog } =
    await import('#dashboard/features/payments/ledger/record-dialog.tsx');
  return { default: dialog };
});

const STATES: readonly (readonly [LineState, string])[] = [
  ['open', 'Bekleyen'],
  ['done', 'İşlenen'],
  ['ignored', 'Defter dışı'],
];

/** The banks' statements beside the books: brought, matched and booked line by line. */
export function BankStatements() {
  return usePermission('money.write') ? <Statements /> : null;
}

/** A line in the words of the list, above the form that it is recorded with. */
const aboutOf = ({ day, amount, name, text }: BankLine): string =>
  [formatShownDay(day), formatKurus(amount), name, text].filter(Boolean).join(' · ');

function Statements() {
  const [state, setState] = useState<LineState>('open');
  const [skip, setSkip] = useState(0);
  const [recorded, setRecorded] = useState<BankLine | null>(null);
  const carry = useCarryOut();
  const query = useQuery(linesQuery(state, skip));
  const show = (next: LineState) => {
    setState(next);
    setSkip(0);
  };
  return (
    <section
      className="min-w-0 rounded-lg border border-line bg-raised"
      aria-labelledby="statements"
    >
      <div className="grid gap-3 p-3">
        <div>
          <h2 id="statements" className="font-medium">
            Banka ekstresi
          </h2>
          <p className="text-soft">
            Bankanızdan indirdiğiniz CSV, Excel, MT940 ya da CAMT.053 dosyasını yükleyin. Aynı satır
            iki kez işlenmez.
          </p>
        </div>
        <Loaded query={query} waiting="h-24 w-full">
          {({ items, counts, accounts, total, take }) => {
            const certain = items.flatMap((line) => {
              const proposal = line.proposals.find((one) => one.certain);
              return proposal === undefined ? [] : [{ line, proposal }];
            });
            return (
              <>
                <BringStatement accounts={accounts} />
                <div className="flex flex-wrap gap-2">
                  {STATES.map(([one, label]) => (
                    <Button
                      key={one}
                      variant="quiet"
                      aria-pressed={state === one}
                      className="aria-pressed:bg-accent-wash aria-pressed:text-ink"
                      onClick={() => show(one)}
                    >
                      {label} ({counts[one]})
                    </Button>
                  ))}
                  {certain.length > 0 && (
                    <Button
                      variant="primary"
                      busy={carry.isPending}
                      onClick={() => carry.mutate(certain)}
                    >
                      Kesin olanları işle ({certain.length})
                    </Button>
                  )}
                </div>
                {items.length === 0 ? (
                  <p className="text-soft">
                    {state === 'open' ? 'Bekleyen ekstre satırı yok.' : 'Burada satır yok.'}
                  </p>
                ) : (
                  <ul className="-mx-3 divide-y divide-line border-y border-line">
                    {items.map((line) => (
                      <BankLineRow key={line.id} line={line} onRecord={setRecorded} />
                    ))}
                  </ul>
                )}
                <Pages skip={skip} take={take} total={total} onSkip={setSkip} />
              </>
            );
          }}
        </Loaded>
      </div>
      {recorded !== null && (
        <Suspense fallback={null}>
          <RecordDialog
            about={aboutOf(recorded)}
            reservation={undefined}
            known={{
              kind: recorded.amount > 0 ? 'prepayment' : 'refund',
              amount: recorded.left,
              note: noteOf(recorded),
              paidAt: paidAtOf(recorded),
              bank_line: recorded.id,
            }}
            onClose={() => setRecorded(null)}
            onRecorded={() => setRecorded(null)}
          />
        </Suspense>
      )}
    </section>
  );
}
