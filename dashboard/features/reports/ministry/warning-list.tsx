import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import type { MinistryWarning, MinistryWarningCode } from '#domain/reports/ministry/schema.ts';
import { MINISTRY_WARNING_LABELS } from '#domain/reports/ministry/warnings.ts';
import { Loaded } from '#dashboard/app/loaded.tsx';
import { ReportSection } from '#dashboard/shared/month-reports/report-screen.tsx';
import { ScreenLink } from '#dashboard/shared/month-reports/screen-link.tsx';
import { Button, buttonClass } from '#dashboard/ui/button.tsx';
import { cx } from '#dashboard/ui/class-names.ts';
import { EmptyState } from '#dashboard/ui/states.tsx';
import { usePermission } from '#dashboard/app/permissions.ts';
import { warningsQuery } from './api.ts';
import { TakedownDialog } from './takedown-dialog.tsx';

/** Violations of the law, and those about to become one. */
const SEVERE = new Set<MinistryWarningCode>(['DUPLICATE', 'EXPIRED', 'CAPACITY']);

type Props = {
  code: MinistryWarningCode | undefined;
  onChoose: (code: MinistryWarningCode | undefined) => void;
};

/** Permits that need attention, with both remedies: correct the data, or deactivate the villa. */
export function WarningList({ code, onChoose }: Props) {
  const query = useQuery(warningsQuery(code));
  const [taking, setTaking] = useState<MinistryWarning | null>(null);
  return (
    <ReportSection title="Belge uyarıları">
      <Loaded query={query} waiting="m-4 h-32">
        {(data) => (
          <>
            {data.counts.length > 0 && (
              <div className="flex flex-wrap gap-2 px-4 pb-3">
                <Filter isOn={code === undefined} onClick={() => onChoose(undefined)}>
                  Tümü
                </Filter>
                {data.counts.map((one) => (
                  <Filter
                    key={one.code}
                    isOn={code === one.code}
                    onClick={() => onChoose(code === one.code ? undefined : one.code)}
                  >
                    {one.label} <span className="figures">{one.count}</span>
                  </Filter>
                ))}
              </div>
            )}
            {data.items.length > 0 ? (
              <ul>
                {data.items.map((warning) => (
                  <Row
                    key={`${warning.code}-${warning.villa_id}`}
                    warning={warning}
                    onTake={() => setTaking(warning)}
                  />
                ))}
              </ul>
            ) : (
              <EmptyState
                title="Uyarı yok"
                text="Yayındaki villaların belgelerinde eksik görünmüyor."
              />
            )}
            {data.total > data.items.length && (
              <p className="border-t border-line px-4 py-2 text-soft">
                İlk {data.items.length} uyarı gösteriliyor; toplam {data.total}. Türüne göre süzün.
              </p>
            )}
          </>
        )}
      </Loaded>
      {taking && <TakedownDialog villa={taking} onClose={() => setTaking(null)} />}
    </ReportSection>
  );
}

type FilterProps = { isOn: boolean; onClick: () => void; children: ReactNode };

const Filter = ({ isOn, onClick, children }: FilterProps) => (
  <button
    type="button"
    aria-pressed={isOn}
    onClick={onClick}
    className={cx(
      'rounded-full border px-3 py-1 max-md:py-3',
      isOn ? 'border-accent bg-accent-wash font-medium' : 'border-line text-soft hover:text-ink',
    )}
  >
    {children}
  </button>
);

function Row({ warning, onTake }: { warning: MinistryWarning; onTake: () => void }) {
  const mayTake = usePermission('villas.write');
  const { code, villa_name, active, permitNo, message, link } = warning;
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 border-t border-line px-4 py-3">
      <div className="min-w-0 flex-1 basis-64">
        <p className="truncate font-medium">
          {villa_name}{' '}
          <span className="figures font-normal text-soft">
            {permitNo ?? 'belgesiz'}
            {!active && ' · yayında değil'}
          </span>
        </p>
        <p>
          <span className={SEVERE.has(code) ? 'text-red' : 'text-amber'}>
            {MINISTRY_WARNING_LABELS[code]}
          </span>{' '}
          <span className="text-soft">· {message}</span>
        </p>
      </div>
      <div className="flex gap-2">
        {mayTake && (
          <ScreenLink address={link} className={buttonClass()}>
            Düzelt
          </ScreenLink>
        )}
        {active && mayTake && (
          <Button variant="danger" onClick={onTake}>
            Yayından kaldır
          </Button>
        )}
      </div>
    </li>
  );
}
