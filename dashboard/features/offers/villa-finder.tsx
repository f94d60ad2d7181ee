import { useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { formatKurus } from '#domain/values/money.ts';
import type { SearchItem } from '#domain/search/schema.ts';
import { messageOf } from '#dashboard/app/api-error.ts';
import { PartyInputs } from '#dashboard/shared/party-inputs.tsx';
import { Button } from '#dashboard/ui/button.tsx';
import { Select } from '#dashboard/ui/controls.tsx';
import { Dialog } from '#dashboard/ui/dialog.tsx';
import { Skeleton } from '#dashboard/ui/states.tsx';
import { freeVillasQuery, searchOptionsQuery, type StayQuestion } from './search-api.ts';
import { DayInput } from '#dashboard/ui/day-input.tsx';

type Props = {
  /** What is asked for already. */
  start: StayQuestion;
  /** How many more villas can be added to the offer. */
  room: number;
  onChoose: (question: StayQuestion, villaIds: number[]) => void;
  onClose: () => void;
};

/** Finds villas that are free on the customer's dates and adds several to the offer at once. */
export default function VillaFinder({ start, room, onChoose, onClose }: Props) {
  const first = useRef<HTMLInputElement>(null);
  const [question, setQuestion] = useState(start);
  const [chosen, setChosen] = useState<number[]>([]);
  const { data, error } = useQuery(freeVillasQuery(question));
  const isAsked = question.checkIn !== '' && question.checkOut > question.checkIn;

  function change(next: Partial<StayQuestion>) {
    setQuestion({ ...question, ...next });
    // The selection belongs to the previous dates.
    setChosen([]);
  }
  const tick = (id: number, on: boolean) =>
    setChosen(on ? [...chosen, id] : chosen.filter((one) => one !== id));
  return (
    <Dialog title="Tarihe göre villa bul" onClose={onClose} focusFirst={first}>
      <div className="mt-4 grid grid-cols-6 gap-3">
        <div className="col-span-3">
          <DayInput
            label="Giriş"
            ref={first}
            value={question.checkIn}
            onChange={(checkIn) => change({ checkIn })}
          />
        </div>
        <div className="col-span-3">
          <DayInput
            label="Çıkış"
            min={question.checkIn}
            value={question.checkOut}
            onChange={(checkOut) => change({ checkOut })}
          />
        </div>
        <div className="col-span-6">
          <PartyInputs
            tie={(name) => ({
              value: question[name],
              onChange: ({ target }) => change({ [name]: target.valueAsNumber || 0 }),
            })}
          />
        </div>
        <div className="col-span-6">
          <TownSelect value={question.town} onChange={(town) => change({ town })} />
        </div>
      </div>
      <div className="mt-4 max-h-[40dvh] min-h-32 overflow-y-auto rounded-md border border-line">
        {!isAsked ? (
          <p className="p-4 text-center text-soft">Giriş ve çıkış gününü seçin.</p>
        ) : error ? (
          <p role="alert" className="p-4 text-red">
            {messageOf(error)}
          </p>
        ) : !data ? (
          <Skeleton className="m-2 h-28" />
        ) : data.items.length === 0 ? (
          <p className="p-4 text-center text-soft">
            Bu gecelerde satılabilecek villa yok. Bölgeyi ya da kişi sayısını değiştirin.
          </p>
        ) : (
          <ul aria-label="Uygun villalar">
            {data.items.map((villa) => (
              <Found
                key={villa.id}
                villa={villa}
                isChosen={chosen.includes(villa.id)}
                isFull={chosen.length >= room}
                onTick={(on) => tick(villa.id, on)}
              />
            ))}
          </ul>
        )}
      </div>
      <div className="mt-4 flex flex-wrap items-center justify-end gap-2">
        <output className="mr-auto text-xs text-soft">
          {isAsked && data && describeCount(data.items.length, data.total)}
        </output>
        <Button onClick={onClose}>Vazgeç</Button>
        <Button
          variant="primary"
          disabled={chosen.length === 0}
          onClick={() => onChoose(question, chosen)}
        >
          {chosen.length > 0 ? `${chosen.length} villayı ekle` : 'Villaları ekle'}
        </Button>
      </div>
    </Dialog>
  );
}

const describeCount = (shown: number, total: number) =>
  shown < total ? `${total} villadan en uygun ${shown} tanesi` : `${total} uygun villa`;

type TownProps = { value: string; onChange: (town: string) => void };

function TownSelect({ value, onChange }: TownProps) {
  const { data } = useQuery(searchOptionsQuery);
  return (
    <Select label="Bölge" value={value} onChange={({ target }) => onChange(target.value)}>
      <option value="">Tüm bölgeler</option>
      {data?.towns.map(({ slug, name }) => (
        <option key={slug} value={slug}>
          {name}
        </option>
      ))}
    </Select>
  );
}

type FoundProps = {
  villa: SearchItem;
  isChosen: boolean;
  /** The offer takes no more. */
  isFull: boolean;
  onTick: (on: boolean) => void;
};

function Found({ villa, isChosen, isFull, onTick }: FoundProps) {
  const { name, town, bedrooms, capacity, thumbnail, price } = villa;
  return (
    <li className="border-b border-line last:border-b-0">
      <label className="flex min-h-12 items-center gap-3 px-3 py-1.5 hover:bg-sunken has-checked:bg-accent-wash">
        <input
          type="checkbox"
          className="size-4 shrink-0"
          checked={isChosen}
          disabled={isFull && !isChosen}
          onChange={({ target }) => onTick(target.checked)}
        />
        <img
          src={thumbnail}
          alt=""
          loading="lazy"
          className="h-9 w-12 shrink-0 rounded-sm bg-sunken object-cover"
        />
        <span className="min-w-0 flex-1">
          <span className="block truncate font-medium">{name}</span>
          <span className="block truncate text-xs text-soft">
            {town.name} · {bedrooms} oda · {capacity} kişi
          </span>
        </span>
        {price.total !== undefined && (
          <span className="figures whitespace-nowrap">{formatKurus(price.total)}</span>
        )}
      </label>
    </li>
  );
}
