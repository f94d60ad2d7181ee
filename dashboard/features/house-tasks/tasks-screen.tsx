import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { TASK_KINDS, TASK_LABELS, type TaskKind } from '#domain/house-tasks/kinds.ts';
import { istanbulDay } from '#domain/values/dates.ts';
import { Waiting } from '#dashboard/app/loaded.tsx';
import type { ScreenProps } from '#dashboard/app/screen.ts';
import { VillaPicker } from '#dashboard/shared/villas/villa-picker.tsx';
import { Button } from '#dashboard/ui/button.tsx';
import { Options, Select, Tick } from '#dashboard/ui/controls.tsx';
import { DayInput } from '#dashboard/ui/day-input.tsx';
import { EmptyState } from '#dashboard/ui/states.tsx';
import { useNow } from '#dashboard/ui/use-now.ts';
import { MAX_TASKS, taskListQuery } from './api.ts';
import { PlanDialog } from './plan-dialog.tsx';
import type { TaskSearch } from './search.ts';
import { TaskRow } from './task-row.tsx';

/** All tasks in the houses: today's open ones, assignees, and other days. */
export default function TasksScreen({ search, onSearch }: ScreenProps<TaskSearch>) {
  const [isPlanning, setPlanning] = useState(false);
  const today = istanbulDay(new Date(useNow()));
  const query = useQuery(taskListQuery(search));
  const { data } = query;
  const { date1 = today, date2 = date1 } = search;
  return (
    <section className="grid min-w-0 gap-4 p-3 lg:p-4">
      <title>Ev işleri · Admin Paneli</title>
      <header className="flex flex-wrap items-end gap-3">
        <div className="min-w-60 flex-1">
          <h1 className="text-lg font-semibold">Ev işleri</h1>
          <p className="text-soft">
            Konaklamalardan kurallarla çıkar; konaklama taşınınca taşınır, iptal edilince kalkar.
          </p>
        </div>
        <Button variant="primary" onClick={() => setPlanning(true)}>
          İş ekle
        </Button>
      </header>
      <div className="grid grid-cols-2 items-end gap-3 lg:grid-cols-[9rem_9rem_14rem_12rem_9rem_auto]">
        <DayInput
          label="İlk gün"
          value={date1}
          onChange={(day) => onSearch({ ...search, date1: day || undefined })}
        />
        <DayInput
          label="Son gün"
          value={date2}
          min={date1}
          onChange={(day) => onSearch({ ...search, date2: day || undefined })}
        />
        <VillaPicker
          label="Villa"
          value={search.villa_id === undefined ? null : Number(search.villa_id)}
          onChange={(id) => onSearch({ ...search, villa_id: id === null ? undefined : String(id) })}
        />
        <Select
          label="İş"
          value={search.kind ?? ''}
          onChange={({ target }) =>
            onSearch({ ...search, kind: (target.value || undefined) as TaskKind | undefined })
          }
        >
          <option value="">Hepsi</option>
          <Options of={TASK_KINDS} labels={TASK_LABELS} />
        </Select>
        <Select
          label="Durum"
          value={search.state ?? 'open'}
          onChange={({ target }) =>
            onSearch({ ...search, state: target.value as TaskSearch['state'] })
          }
        >
          <option value="open">Açık</option>
          <option value="done">Biten</option>
          <option value="all">Hepsi</option>
        </Select>
        <Tick
          className="min-h-8"
          checked={search.mine === '1'}
          onChange={({ target }) => onSearch({ ...search, mine: target.checked ? '1' : undefined })}
        >
          Benim işlerim
        </Tick>
      </div>
      {!data ? (
        <Waiting query={query} size="h-40 w-full" />
      ) : data.items.length === 0 ? (
        <EmptyState title="İş yok" text="Bu günlerde ve süzgeçte yapılacak bir iş yok." />
      ) : (
        <>
          <p className="text-soft">
            <span className="figures">{data.total}</span> iş
            {data.total > MAX_TASKS && ` · ilk ${MAX_TASKS} gösteriliyor; süzgeci daraltın`}
          </p>
          <ul className="divide-y divide-line rounded-lg border border-line bg-raised">
            {data.items.map((task) => (
              <TaskRow key={task.key} task={task} today={today} />
            ))}
          </ul>
        </>
      )}
      {isPlanning && <PlanDialog day={date1} onClose={() => setPlanning(false)} />}
    </section>
  );
}

TasksScreen.reads = ({ search }: { search: TaskSearch }) => [taskListQuery(search)];
