import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import {
  TRANSFER_COLUMN_LABELS,
  type TransferLayout,
  transferFile,
} from '#domain/payouts/transfer-file.ts';
import { messageOf } from '#dashboard/app/api-error.ts';
import { Loaded } from '#dashboard/app/loaded.tsx';
import { notify } from '#dashboard/app/notify.ts';
import { thisDay } from '#dashboard/shared/month-reports/months.ts';
import { Alert } from '#dashboard/ui/alert.tsx';
import { Button } from '#dashboard/ui/button.tsx';
import { Select, TextInput } from '#dashboard/ui/controls.tsx';
import { ReportFrame } from '../reports/report-frame.tsx';
import { layoutQuery, saveLayout } from './api.ts';

/** Column orders that banks require; a file without a note has three columns. */
const ORDERS: readonly TransferLayout['columns'][] = [
  ['name', 'iban', 'amount', 'note'],
  ['iban', 'name', 'amount', 'note'],
  ['iban', 'amount', 'name', 'note'],
  ['amount', 'iban', 'name', 'note'],
  ['name', 'iban', 'amount'],
  ['iban', 'amount', 'name'],
];

const orderText = (columns: TransferLayout['columns']): string =>
  columns.map((name) => TRANSFER_COLUMN_LABELS[name]).join(', ');

const EXAMPLE = [{ name: 'Şükrü Çınar', iban: 'TR330006100519786457841326', amount: 1_234_550 }];

/** The format of the bank's file, with an example that follows every choice. */
export default function TransferLayoutScreen() {
  const query = useQuery(layoutQuery);
  return (
    <ReportFrame
      title="Banka dosyası düzeni"
      intro="Toplu ödeme dosyasını bankanızın istediği biçime getirin."
      actions={null}
    >
      <Loaded query={query} waiting="h-72 w-full max-w-2xl">
        {(data) => <LayoutForm stored={data} today={thisDay()} />}
      </Loaded>
    </ReportFrame>
  );
}

TransferLayoutScreen.reads = () => [layoutQuery];

function LayoutForm({ stored, today }: { stored: TransferLayout; today: string }) {
  const client = useQueryClient();
  const [layout, setLayout] = useState(stored);
  const change = (part: Partial<TransferLayout>) => setLayout({ ...layout, ...part });
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => saveLayout(layout),
    onSuccess: (saved) => {
      client.setQueryData(layoutQuery.queryKey, saved);
      notify.success('Düzen kaydedildi');
    },
  });
  return (
    <form
      className="grid max-w-2xl gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        mutate();
      }}
    >
      <div className="grid gap-3 sm:grid-cols-2">
        <Select
          label="Sütunlar"
          value={orderText(layout.columns)}
          onChange={({ target }) => {
            const columns = ORDERS.find((order) => orderText(order) === target.value);
            if (columns) change({ columns });
          }}
        >
          {ORDERS.map((order) => (
            <option key={orderText(order)}>{orderText(order)}</option>
          ))}
        </Select>
        <Select
          label="Ayraç"
          value={layout.separator}
          onChange={({ target }) =>
            change({ separator: target.value as TransferLayout['separator'] })
          }
        >
          <option value="semicolon">Noktalı virgül</option>
          <option value="comma">Virgül</option>
          <option value="tab">Sekme</option>
        </Select>
        <Select
          label="Kuruş ayracı"
          value={layout.decimal}
          onChange={({ target }) => change({ decimal: target.value as TransferLayout['decimal'] })}
        >
          <option value="comma">Virgül (1234,50)</option>
          <option value="point">Nokta (1234.50)</option>
        </Select>
        <Select
          label="Kodlama"
          value={layout.encoding}
          onChange={({ target }) =>
            change({ encoding: target.value as TransferLayout['encoding'] })
          }
        >
          <option value="utf-8">UTF-8</option>
          <option value="windows-1254">Türkçe Windows (1254)</option>
        </Select>
        <TextInput
          label="Açıklama"
          hint="{gun} ödeme gününü yazar."
          value={layout.note}
          required
          maxLength={60}
          onChange={({ target }) => change({ note: target.value })}
        />
        <label className="flex items-center gap-2 self-end pb-1.5 max-md:min-h-11">
          <input
            type="checkbox"
            checked={layout.header}
            onChange={({ target }) => change({ header: target.checked })}
          />
          İlk satırda sütun adları
        </label>
      </div>
      <figure className="grid gap-1">
        <figcaption className="text-xs font-medium text-soft">Örnek</figcaption>
        <pre className="overflow-x-auto rounded-md border border-line bg-sunken p-3 text-xs">
          {transferFile(EXAMPLE, layout, today)}
        </pre>
      </figure>
      <Alert>{error && messageOf(error)}</Alert>
      <Button type="submit" variant="primary" busy={isPending} className="justify-self-start">
        Kaydet
      </Button>
    </form>
  );
}
