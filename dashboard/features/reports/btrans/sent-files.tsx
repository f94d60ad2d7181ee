import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { formatMonth } from '#domain/values/dates.ts';
import { formatKurus, groupThousands } from '#domain/values/money.ts';
import { BTRANS_BASIS_LABELS } from '#domain/reports/btrans/codes.ts';
import type { BtransSummary } from '#domain/reports/btrans/schema.ts';
import { Loaded } from '#dashboard/app/loaded.tsx';
import { ReportSection } from '#dashboard/shared/month-reports/report-screen.tsx';
import { Button } from '#dashboard/ui/button.tsx';
import { ConfirmAction } from '#dashboard/form/confirm-action.tsx';
import { formatTimestamp } from '#dashboard/ui/instant.ts';
import { EmptyState } from '#dashboard/ui/states.tsx';
import { BTRANS, filesQuery, recordFile } from './api.ts';

/** The submitted files of the month: who, when, how much; and a button to record the next one. */
export function SentFiles({ summary }: { summary: BtransSummary }) {
  const query = useQuery(filesQuery(summary.month));
  const [isAsking, setAsking] = useState(false);
  const { included, agency, lastFile } = summary;
  const hasFile = agency.length === 0 && (included.count > 0 || lastFile !== null);
  return (
    <ReportSection
      title="Gönderilen dosyalar"
      aside={
        <Button disabled={!hasFile} onClick={() => setAsking(true)}>
          Gönderildi olarak kaydet
        </Button>
      }
    >
      <Loaded query={query} waiting="m-4 h-16">
        {(data) =>
          data.items.length > 0 ? (
            <ul>
              {data.items.map((file) => (
                <li
                  key={file.id}
                  className="flex flex-wrap gap-x-4 gap-y-1 border-t border-line px-4 py-2"
                >
                  <span className="figures font-medium">{file.fileNo} numaralı dosya</span>
                  <span className="min-w-40 flex-1 text-soft">
                    {formatTimestamp(file.created_at)} · {file.made_by ?? 'Silinmiş kullanıcı'} ·{' '}
                    {BTRANS_BASIS_LABELS[file.basis]}
                  </span>
                  <span className="figures">
                    {groupThousands(file.rows)} rezervasyon · {formatKurus(file.amount)}
                  </span>
                </li>
              ))}
            </ul>
          ) : (
            <EmptyState
              title="Bu ay için kayıtlı dosya yok"
              text="Dosyayı gönderdikten sonra kaydedin; sonradan değişenler burada görünür."
            />
          )
        }
      </Loaded>
      {isAsking && <RecordDialog summary={summary} onClose={() => setAsking(false)} />}
    </ReportSection>
  );
}

function RecordDialog({ summary, onClose }: { summary: BtransSummary; onClose: () => void }) {
  const client = useQueryClient();
  const { month, basis, fileNo, included } = summary;
  return (
    <ConfirmAction
      title={`${fileNo} numaralı dosya gönderildi mi?`}
      text={`${formatMonth(month)}: ${groupThousands(included.count)} rezervasyon, ${formatKurus(included.amount)}. Kayıt değiştirilemez; sonradan değişenler ${fileNo + 1} numaralı düzeltme dosyasıyla bildirilir.`}
      action="Gönderildi, kaydet"
      onClose={onClose}
      send={() =>
        recordFile({ month, basis, fileNo, count: included.count, amount: included.amount })
      }
      done={`${formatMonth(month)} için ${fileNo} numaralı dosya kaydedildi`}
      onSettled={() => client.invalidateQueries({ queryKey: BTRANS })}
    />
  );
}
