import { KeyRound, MapPin, Phone, TriangleAlert } from 'lucide-react';
import { useState } from 'react';
import type { DayHouse, DayStay } from '#domain/day/schema.ts';
import { type Day, formatDayShort } from '#domain/values/dates.ts';
import { formatPhone, phoneForLink } from '#domain/values/phone.ts';
import { bigButton } from './big-button.ts';
import type { ShownTask } from './outgoing/as-done.ts';
import { ProblemDialog } from './problem-dialog.tsx';
import { TaskCard } from './task-card.tsx';

type Props = {
  house: DayHouse;
  today: Day;
  arrivals: DayStay[];
  departures: DayStay[];
  tasks: ShownTask[];
};

/** A house of the day: where it is, how one gets in, who leaves and comes, what is to be done. */
export function HouseCard({ house, today, arrivals, departures, tasks }: Props) {
  const [isReporting, setReporting] = useState(false);
  const { villa_name: name, address, town, district, latitude, longitude, keys } = house;
  const isPlaced = latitude !== null && longitude !== null;
  return (
    <li className="grid gap-3 rounded-lg border border-line bg-raised p-4">
      <div>
        <h2 className="text-lg font-semibold">{name}</h2>
        <p className="text-soft">{address ?? `${town}, ${district}`}</p>
      </div>
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
          what={`${stay.time} ${stay.late ? 'geç çıkış' : 'çıkış'}`}
        />
      ))}
      {arrivals.map((stay) => (
        <Person
          key={stay.id}
          stay={stay}
          what={`${stay.time} giriş · ${formatDayShort(stay.checkout)} çıkar`}
        />
      ))}
      {tasks.length > 0 && (
        <ul className="grid gap-3">
          {tasks.map((task) => (
            <TaskCard key={task.key} task={task} today={today} />
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
    </li>
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
          {name} <span className="text-soft">· {guestsOf(stay)}</span>
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

function guestsOf({ adults, children, babies }: DayStay): string {
  const parts = [
    `${adults} yetişkin`,
    ...(children > 0 ? [`${children} çocuk`] : []),
    ...(babies > 0 ? [`${babies} bebek`] : []),
  ];
  return parts.join(', ');
}
