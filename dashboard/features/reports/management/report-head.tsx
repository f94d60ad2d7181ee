import { useNavigate } from '@tanstack/react-router';
import { Download, Printer } from 'lucide-react';
import { useState } from 'react';
import { type Day, istanbulDay } from '#domain/values/dates.ts';
import type { ReportGroup } from '#domain/reports/management/schema.ts';
import { messageOf } from '#dashboard/app/api-error.ts';
import { download } from '#dashboard/app/download.ts';
import { notify } from '#dashboard/app/notify.ts';
import { Button } from '#dashboard/ui/button.tsx';
import { Options, Select } from '#dashboard/ui/controls.tsx';
import { useNow } from '#dashboard/ui/use-now.ts';
import { workbookAddress } from './api.ts';
import { namedRanges } from './ranges.ts';
import type { ReportSearch } from './search.ts';
import { DayInput } from '#dashboard/ui/day-input.tsx';
import { isDay } from '#domain/values/dates.ts';

const GROUPS: Record<ReportGroup, string> = {
  month: 'Aylara göre',
  villa: 'Villalara göre',
  town: 'Bölgelere göre',
  owner: 'Ev sahiplerine göre',
};

type Props = { search: ReportSearch; from: Day; to: Day };

/** The range, what the rows are, and the exports: spreadsheet and print. */
export function ReportHead({ search, from, to }: Props) {
  const navigate = useNavigate({ from: '/reports' });
  const now = useNow();
  const ranges = namedRanges(istanbulDay(new Date(now)));
  const named = ranges.findIndex((range) => range.from === from && range.to === to);
  const set = (changes: ReportSearch) =>
    void navigate({ search: (before) => ({ ...before, from, to, ...changes }), replace: true });
  return (
    <div className="grid grid-cols-2 items-center gap-2 md:flex md:flex-wrap print:hidden">
      <Select
        aria-label="Dönem"
        className="md:!w-auto"
        value={named < 0 ? '' : String(named)}
        onChange={({ target }) => {
          const range = ranges[Number(target.value)];
          if (target.value !== '' && range) set({ from: range.from, to: range.to });
        }}
      >
        <option value="">Seçtiğiniz tarihler</option>
        {ranges.map(({ label }, i) => (
          <option key={label} value={i}>
            {label}
          </option>
        ))}
      </Select>
      <DayInput
        aria-label="İlk gece"
        size={11}
        value={from}
        max={to}
        onChange={(day) => isDay(day) && set({ from: day })}
      />
      <DayInput
        aria-label="Son gece"
        size={11}
        value={to}
        min={from}
        onChange={(day) => isDay(day) && set({ to: day })}
      />
      <Select
        aria-label="Satırlar"
        className="md:!w-auto"
        value={search.by ?? 'month'}
        onChange={({ target }) => set({ by: target.value as ReportGroup })}
      >
        <Options of={Object.entries(GROUPS)} />
      </Select>
      <span className="flex-1 max-md:hidden" />
      <Button onClick={() => print()}>
        <Printer size={16} aria-hidden="true" />
        Yazdır
      </Button>
      <WorkbookButton query={{ ...search, from, to }} name={`yonetim-raporu-${from}-${to}.xlsx`} />
    </div>
  );
}

function WorkbookButton({ query, name }: { query: ReportSearch; name: string }) {
  const [busy, setBusy] = useState(false);
  const save = async () => {
    setBusy(true);
    try {
      await download(workbookAddress(query), name);
    } catch (error) {
      notify.error(messageOf(error));
    }
    setBusy(false);
  };
  return (
    <Button onClick={() => void save()} busy={busy}>
      <Download size={16} aria-hidden="true" />
      Excel indir
    </Button>
  );
}
