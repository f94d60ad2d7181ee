import { useQuery } from '@tanstack/react-query';
import { groupThousands } from '#domain/values/money.ts';
import type { BtransChange, BtransFile } from '#domain/reports/btrans/schema.ts';
import { StayLink } from '#dashboard/app/stay-link.tsx';
import { Loaded } from '#dashboard/app/loaded.tsx';
import { ReportSection } from '#dashboard/shared/month-reports/report-screen.tsx';
import { cx } from '#dashboard/ui/class-names.ts';
import { EmptyState } from '#dashboard/ui/states.tsx';
import { changesQuery } from './api.ts';
import type { BtransQuestion } from './search.ts';

const KINDS: Record<BtransChange['kind'], { word: string; tone: string }> = {
  added: { word: 'Eklenecek', tone: 'text-green' },
  changed: { word: 'Değişti', tone: 'text-amber' },
  removed: { word: 'Çıkacak', tone: 'text-red' },
};

type Props = { question: BtransQuestion; lastFile: BtransFile };

/** Changes since the last submitted file: what a corrected one would contain. */
export function ChangeList({ question, lastFile }: Props) {
  const query = useQuery(changesQuery(question));
  return (
    <ReportSection title={`${lastFile.fileNo} numaralı dosyadan bu yana değişenler`}>
      <Loaded query={query} waiting="m-4 h-20">
        {(data) =>
          data.total === 0 ? (
            <EmptyState
              title="Değişiklik yok"
              text="Gönderilen dosya bugünkü kayıtlarla aynı; düzeltme gerekmez."
            />
          ) : (
            <>
              <p className="px-4 pb-3 text-soft">
                {data.added} eklenecek, {data.changed} değişti, {data.removed} çıkacak. Düzeltme
                dosyası ayın tamamını yeniden bildirir: ZIP’i indirip gönderin, sonra kaydedin.
              </p>
              <ul>
                {data.items.map((row) => (
                  <li
                    key={row.id}
                    className="flex flex-wrap gap-x-3 gap-y-1 border-t border-line px-4 py-2"
                  >
                    <span className={cx('w-20 font-medium', KINDS[row.kind].tone)}>
                      {KINDS[row.kind].word}
                    </span>
                    <StayLink id={row.id} className="figures hover:underline">
                      {row.reservation_id}
                    </StayLink>
                    <span className="min-w-0 flex-1 truncate">{row.villa_name}</span>
                    <span className="text-soft">{row.what.join(', ')}</span>
                  </li>
                ))}
              </ul>
              {data.total > data.items.length && (
                <p className="border-t border-line px-4 py-2 text-soft">
                  ve {groupThousands(data.total - data.items.length)} rezervasyon daha
                </p>
              )}
            </>
          )
        }
      </Loaded>
    </ReportSection>
  );
}
