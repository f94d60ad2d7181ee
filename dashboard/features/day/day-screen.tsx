import { useQuery } from '@tanstack/react-query';
import { ChevronLeft, ChevronRight, CloudOff, CloudUpload } from 'lucide-react';
import { useEffect, useState } from 'react';
import type { DayHouse, DayPlan } from '#domain/day/schema.ts';
import {
  addDays,
  type Day,
  formatDayLong,
  formatDateOnly,
  istanbulDay,
} from '#domain/values/dates.ts';
import { Waiting } from '#dashboard/app/loaded.tsx';
import { forgetOldDay } from '#dashboard/app/kept-day.ts';
import { useSession } from '#dashboard/app/session.ts';
import { fold } from '#domain/values/fold.ts';
import { IconButton } from '#dashboard/ui/button.tsx';
import { TextInput } from '#dashboard/ui/controls.tsx';
import { EmptyState } from '#dashboard/ui/states.tsx';
import { formatTimestamp } from '#dashboard/ui/instant.ts';
import { useNow } from '#dashboard/ui/use-now.ts';
import { dayQuery, keptTown } from './api.ts';
import { bigButton } from './big-button.ts';
import { HouseCard } from './house-card.tsx';
import { TownChoice } from './town-choice.tsx';
import { asDone } from './outgoing/as-done.ts';
import type { Outgoing, Handed } from './outgoing/outgoing-store.ts';
import { useOutgoing } from './outgoing/outgoing.ts';

/** The days that can be chosen, relative to today; the Worker refuses others. */
const FIRST = -1;
const LAST = 7;

/** With at most this many houses no search is needed. */
const FEW_HOUSES = 5;

/** With at least this many, houses are searched by name. */
const MANY_HOUSES = 20;

/** The first photo may be taken without a connection, when its code could not be loaded any more. */
function loadAhead(): void {
  import('./make-small.ts').catch(() => undefined);
}

/** For use on a phone outdoors: what is to be done where, how to get in, who arrives and leaves. */
export default function DayScreen() {
  const [offset, setOffset] = useState(0);
  const [mine, setMine] = useState(false);
  const [town, setTown] = useState(keptTown);
  const waiting = useOutgoing();
  const today = istanbulDay(new Date(useNow()));
  const day = addDays(today, offset);
  // Door codes of other days must not stay on the phone.
  useEffect(forgetOldDay, [today]);
  useEffect(loadAhead, []);
  const query = useQuery(dayQuery(offset === 0 ? undefined : day, town));
  const { data, dataUpdatedAt } = query;
  const isCutOff = query.fetchStatus === 'paused' || query.failureCount > 0 || query.isError;
  return (
    <div className="mx-auto grid max-w-3xl gap-4 p-3 lg:p-4">
      <title>Günün işleri · Admin Paneli</title>
      <div className="flex items-center gap-2">
        <IconButton
          label="Önceki gün"
          className="size-12"
          disabled={offset <= FIRST}
          onClick={() => setOffset(offset - 1)}
        >
          <ChevronLeft size={24} />
        </IconButton>
        <div className="min-w-0 flex-1 text-center" aria-live="polite">
          <h1 className="text-lg font-semibold">{nameOf(offset, day)}</h1>
          <p className="text-soft">{formatDayLong(day)}</p>
        </div>
        <IconButton
          label="Sonraki gün"
          className="size-12"
          disabled={offset >= LAST}
          onClick={() => setOffset(offset + 1)}
        >
          <ChevronRight size={24} />
        </IconButton>
      </div>
      <div className="-my-2 grid">
        <Unsent items={waiting} />
        <output className="block">
          {data && isCutOff && (
            <span className="my-1 flex items-center gap-2 rounded-lg bg-amber-wash px-4 py-3 text-amber">
              <CloudOff size={20} aria-hidden="true" className="shrink-0" />
              Bağlantı yok · son görülen: {formatTimestamp(new Date(dataUpdatedAt).toISOString())}
            </span>
          )}
        </output>
      </div>
      {!data ? (
        <Waiting query={query} size="h-60 w-full" />
      ) : (
        <>
          <TownChoice plan={data} onTown={setTown} />
          <Plan plan={data} waiting={waiting} mine={mine} onMine={setMine} />
        </>
      )}
    </div>
  );
}

function nameOf(offset: number, day: Day): string {
  if (offset === 0) return 'Bugünün işleri';
  if (offset === 1) return 'Yarının işleri';
  return offset === -1 ? 'Dünün işleri' : `${formatDateOnly(day)} işleri`;
}

/** What has not reached the office yet, once the phone has kept it or cannot. */
const Unsent = ({ items }: { items: readonly Handed[] }) => {
  const kept = items.filter(({ isKept }) => isKept === true).length;
  const unkept = items.filter(({ isKept }) => isKept === false).length;
  return (
    <output className="block">
      {kept + unkept > 0 && (
        <span className="my-1 flex items-center gap-2 rounded-lg bg-amber-wash px-4 py-3 text-amber">
          <CloudUpload size={20} aria-hidden="true" className="shrink-0" />
          {kept > 0 &&
            `${kept} kayıt bu telefonda bekliyor. Bağlantı gelince kendiliğinden gönderilir. `}
          {unkept > 0 && `${unkept} kayıt gönderilmeyi bekliyor; bu sayfayı kapatmayın.`}
        </span>
      )}
    </output>
  );
};

type PlanProps = {
  plan: DayPlan;
  waiting: readonly Outgoing[];
  mine: boolean;
  onMine: (mine: boolean) => void;
};

function Plan({ plan, waiting, mine, onMine }: PlanProps) {
  const me = useSession()?.id;
  const [sought, setSought] = useState('');
  const all = asDone(plan.tasks, waiting);
  const tasks = mine ? all.filter(({ assignee }) => assignee?.id === me) : all;
  const problems = waiting.filter((item) => item.kind === 'problem');
  const openTasks = tasks.filter(({ done }) => done === null).length;
  const busy = new Set([...plan.arrivals, ...plan.departures].map(({ villa_id }) => villa_id));
  const isQuiet = ({ villa_id }: DayHouse) => (busy.has(villa_id) ? 0 : 1);
  // Houses with arrivals or departures first; the rest by region, as one drives.
  const shown = plan.houses
    .filter(({ villa_id }) => !mine || tasks.some((task) => task.villa_id === villa_id))
    .toSorted((a, b) => isQuiet(a) - isQuiet(b));
  const houses = shown.filter(
    ({ villa_name, town }) =>
      shown.length < MANY_HOUSES || fold(`${villa_name} ${town}`).includes(fold(sought)),
  );
  return (
    <>
      <fieldset className="grid grid-cols-2 gap-2">
        <legend className="sr-only">Hangi işler</legend>
        <button
          type="button"
          aria-pressed={!mine}
          className={bigButton(mine ? 'plain' : 'chosen')}
          onClick={() => onMine(false)}
        >
          Bütün işler
        </button>
        <button
          type="button"
          aria-pressed={mine}
          className={bigButton(mine ? 'chosen' : 'plain')}
          onClick={() => onMine(true)}
        >
          Benim işlerim
        </button>
      </fieldset>
      {shown.length >= MANY_HOUSES && (
        <TextInput
          type="search"
          aria-label="Ev ya da bölge ara"
          placeholder="Ev ya da bölge ara"
          className="min-h-12 text-base"
          value={sought}
          onChange={({ target }) => setSought(target.value)}
        />
      )}
      {shown.length > 0 && houses.length === 0 ? (
        <EmptyState title="Bu adla ev yok" text="Adın bir parçasını ya da bölgesini yazın." />
      ) : houses.length === 0 ? (
        <EmptyState
          title={mine ? 'Size verilmiş iş yok' : 'Bu gün iş yok'}
          text={mine ? 'Bütün işlere bakabilirsiniz.' : 'Giren, çıkan ya da bakılacak ev yok.'}
        />
      ) : (
        <>
          <p className="text-soft">
            {houses.length} ev · {openTasks > 0 ? `${openTasks} iş açık` : 'bütün işler bitti'}
          </p>
          <ul className="grid gap-3">
            {houses.map((house) => (
              <HouseCard
                key={house.villa_id}
                house={house}
                today={plan.today}
                arrivals={plan.arrivals.filter(({ villa_id }) => villa_id === house.villa_id)}
                departures={plan.departures.filter(({ villa_id }) => villa_id === house.villa_id)}
                tasks={tasks.filter(({ villa_id }) => villa_id === house.villa_id)}
                problems={problems.filter(({ fields }) => fields.villa_id === house.villa_id)}
                startsOpen={shown.length <= FEW_HOUSES}
              />
            ))}
          </ul>
        </>
      )}
    </>
  );
}
