import { useQuery } from '@tanstack/react-query';
import { formatDayLong, istanbulDay } from '#domain/values/dates.ts';
import { choiceOf } from '#dashboard/list/filters/list-filters.ts';
import { Waiting } from '#dashboard/app/loaded.tsx';
import type { ScreenProps } from '#dashboard/app/screen.ts';
import { useVillaChoices } from '#dashboard/shared/villas/options.ts';
import { ChoiceFilter } from '#dashboard/list/filters/filter-bar.tsx';
import { useNow } from '#dashboard/ui/use-now.ts';
import { EmptyState } from '#dashboard/ui/states.tsx';
import { guestReportQuery } from './api.ts';
import { DayPicker } from './day-picker.tsx';
import { ExportButtons } from './export-buttons.tsx';
import type { GuestSearch } from './search.ts';
import { StayCard } from './stay-card.tsx';

/** The guest lists of a day: arrivals, completeness, and the export for the police. */
export default function GuestsScreen({ search, onSearch }: ScreenProps<GuestSearch>) {
  const villas = useVillaChoices();
  const query = useQuery(guestReportQuery(search));
  const { data, isPlaceholderData } = query;
  const now = useNow();
  const date = search.date ?? data?.date ?? istanbulDay(new Date(now));
  const change = (next: Partial<GuestSearch>) => onSearch({ ...search, ...next });
  const of = choiceOf(search, change);
  return (
    <div className="grid w-full content-start gap-3 p-3 lg:p-4">
      <title>Misafir listeleri · Admin Paneli</title>
      <div className="flex min-h-8 flex-wrap items-center gap-x-3 gap-y-2">
        <div className="min-w-0 flex-1">
          <h1 className="text-lg font-semibold">Misafir listeleri</h1>
          <p className="text-soft">{formatDayLong(date)}</p>
        </div>
        <ExportButtons search={search} date={date} disabled={!data || data.total === 0} />
      </div>
      <search className="flex flex-wrap items-center gap-2">
        <DayPicker day={date} onChoose={(day) => change({ date: day })} />
        <span className="max-w-56 flex-1 basis-32">
          <ChoiceFilter
            label="Kimler"
            all="O gün girenler"
            value={search.scope === 'staying' ? 'staying' : undefined}
            choices={[['staying', 'O gece kalanlar']]}
            onChoose={(scope) => change({ scope })}
          />
        </span>
        <span className="max-w-56 flex-1 basis-32">
          <ChoiceFilter label="Villa" all="Tüm villalar" {...of('villa_id')} choices={villas} />
        </span>
      </search>
      {!data ? (
        <Waiting query={query} size="h-40 w-full" />
      ) : data.total === 0 ? (
        <EmptyState
          title={search.scope === 'staying' ? 'O gece kalan yok' : 'O gün giriş yok'}
          text="Yalnız onaylanmış konaklamalar burada görünür."
        />
      ) : (
        <div className={isPlaceholderData ? 'grid gap-3 opacity-60' : 'grid gap-3'}>
          <output>
            {data.total} konaklama · {data.complete} liste tamam
            {data.complete < data.total && (
              <strong className="text-amber"> · {data.total - data.complete} eksik</strong>
            )}
          </output>
          <ul className="grid items-start gap-3 xl:grid-cols-2">
            {data.stays.map((stay) => (
              <StayCard key={stay.id} stay={stay} />
            ))}
          </ul>
        </div>
      )}
    </div>
  );
}

GuestsScreen.reads = ({ search }: { search: GuestSearch }) => [guestReportQuery(search)];
