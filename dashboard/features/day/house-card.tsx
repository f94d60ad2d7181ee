import { ChevronDown, CloudUpload, KeyRound, MapPin, Phone, TriangleAlert } from 'lucide-react';
import { useState } from 'react';
import type { DayHouse, DayStay } from '#domain/day/schema.ts';
import { type Day, formatDateOnly } from '#domain/values/dates.ts';
import { formatPhone, phoneForLink } from '#domain/values/phone.ts';
import { writtenTime } from '#domain/values/istanbul-time.ts';
import { formatParty } from '#domain/values/party.ts';
import { cx } from '#dashboard/ui/class-names.ts';
import { bigButton } from './big-button.ts';
import type { ShownTask } from './outgoing/as-done.ts';
import type { WaitingProblem } from './outgoing/outgoing-store.ts';
import { ProblemDialog } from './problem-dialog.tsx';
import { TaskCard } from './task-card.tsx';

type Props = {
  house: DayHouse;
  today: Day;
  arrivals: DayStay[];
  departures: DayStay[];
  tasks: ShownTask[];
  /** Reported here, and still to be sent. */
  problems: WaitingProblem[];
  /** With few houses all are open initially; with many, people search for theirs. */
  startsOpen: boolean;
};

/** A house of the day as a line that opens. */
export function HouseCard({ startsOpen, ...props }: Props) {
  const [chosen, setChosen] = useState<boolean | null>(null);
  const isOpen = chosen ?? startsOpen;
  const { villa_name: name, town } = props.house;
  return (
    <li className="relative rounded-lg border border-line bg-raised">
      <h2>
        <button
          type="button"
          aria-expanded={isOpen}
          // A closed house is one large touch target.
          className={cx(
            'flex min-h-12 w-full items-center gap-3 rounded-lg px-4 pt-2.5 pb-1 text-left -outline-offset-2',
            !isOpen && 'after:absolute after:inset-0',
          )}
          onClick={() => setChosen(!isOpen)}
        >
          <span className="min-w-0 flex-1 text-lg font-semibold">{name}</span>
          <ChevronDown
            size={20}
            aria-hidden="true"
            className={cx('shrink-0 text-soft', isOpen && 'rotate-180')}
          />
        </button>
      </h2>
      {isOpen ? (
        <OpenHouse {...props} />
      ) : (
        <p className="px-4 pb-3 text-soft">{[town, ...summaryOf(props)].join(' · ')}</p>
      )}
    </li>
  );
}

/** The summary of a closed house: who leaves and arrives when, and how many tasks are open. */
function summaryOf({ arrivals, departures, tasks }: Omit<Props, 'startsOpen'>): string[] {
  const open = tasks.filter(({ done }) => done === null).length;
  return [
    ...departures.map(({ time, late }) => `${writtenTime(time)} ${late ? 'geç çıkış' : 'çıkış'}`),
    ...arrivals.map(({ time }) => `${writtenTime(time)} giriş`),
    ...(open > 0 ? [`${open} iş açık`] : tasks.length > 0 ? ['işler bitti'] : []),
  ];
}

/** Where it is, how one gets in, who leaves and comes, what is to be done. */
function OpenHouse(props: Omit<Props, 'startsOpen'>) {
  const { house, today, arrivals, departures, tasks, problems } = props;
  const [isReporting, setReporting] = useState(false);
  const { villa_name: name, address, town, district, latitude, longitude, keys } = house;
  const isPlaced = latitude !== null && longitude !== null;
  return (
    <div className="grid gap-3 px-4 pb-4">
      <p className="text-soft">{address ?? `${town}, ${district}`}</p>
      {keys !== null && (keys.key_box !== null || keys.door_code !== null) && (
        <dl className="grid gap-1 rounded-md bg-sunken px-3 py-2">
          {keys.door_code !== null && <Key name="Kapı kodu" value={keys.door_code} />}
          {keys.key_box !== null && <Key name="Anahtar kutusu" value={keys.key_box} />}
        </dl>
      )}
      {departures.map((stay) => (
        <Person
          key={stay.id}
          stay={stay}
          what={`${writtenTime(stay.time)} ${stay.late ? 'geç çıkış' : 'çıkış'}`}
        />
      ))}
      {arrivals.map((stay) => (
        <Person
          key={stay.id}
          stay={stay}
          what={`${writtenTime(stay.time)} giriş · ${formatDateOnly(stay.checkout)} çıkar`}
        />
      ))}
      {tasks.length + problems.length > 0 && (
        <ul className="grid gap-3">
          {tasks.map((task) => (
            <TaskCard key={task.key} task={task} today={today} />
          ))}
          {problems.map(({ id, fields }) => (
            <li key={id} className="grid gap-2 rounded-md border border-line p-3">
              <h3 className="text-base font-semibold">{fields.title}</h3>
              <p className="flex items-center gap-2 text-amber">
                <CloudUpload size={16} aria-hidden="true" />
                Gönderilmeyi bekliyor
              </p>
            </li>
          ))}
        </ul>
      )}
      <div className="grid gap-2 sm:grid-cols-2">
        {isPlaced && (
          <a
            href={`https://www.google.com/maps/dir/?api=1&destination=${latitude},${longitude}`}
            target="_blank"
            rel="noopener noreferrer"
            className={bigButton('plain')}
          >
            <MapPin size={18} aria-hidden="true" />
            Yol tarifi
            <span className="sr-only">: {name}</span>
          </a>
        )}
        <button type="button" className={bigButton('plain')} onClick={() => setReporting(true)}>
          <TriangleAlert size={18} aria-hidden="true" />
          Sorun bildir
          <span className="sr-only">: {name}</span>
        </button>
      </div>
      {isReporting && (
        <ProblemDialog
          villaId={house.villa_id}
          villaName={name}
          task={tasks.find(({ stay }) => stay !== null)?.key ?? null}
          onClose={() => setReporting(false)}
        />
      )}
    </div>
  );
}

const Key = ({ name, value }: { name: string; value: string }) => (
  <div className="flex flex-wrap items-center gap-x-2">
    <KeyRound size={16} aria-hidden="true" className="text-soft" />
    <dt className="text-soft">{name}</dt>
    <dd className="text-base font-semibold wrap-anywhere">{value}</dd>
  </div>
);

/** Who comes or goes, and a way to call them. */
function Person({ stay, what }: { stay: DayStay; what: string }) {
  const { customer_name: name, phone } = stay;
  return (
    <div className="flex flex-wrap items-center justify-between gap-2 border-t border-line pt-3">
      <div className="min-w-0">
        <p className="font-medium">{what}</p>
        <p>
          {name} <span className="text-soft">· {formatParty(stay)}</span>
        </p>
      </div>
      {phone !== null && (
        <a href={`tel:+${phoneForLink(phone)}`} className={bigButton('plain')}>
          <Phone size={18} aria-hidden="true" />
          <span className="figures">{formatPhone(phone)}</span>
          <span className="sr-only">, {name}</span>
        </a>
      )}
    </div>
  );
}
