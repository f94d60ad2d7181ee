import { SlidersHorizontal, X } from 'lucide-react';
import { type ReactNode, useId, useState } from 'react';
import { Button } from '#dashboard/ui/button.tsx';
import { cx } from '#dashboard/ui/class-names.ts';
import { Options, Select } from '#dashboard/ui/controls.tsx';
import { SearchBox } from './search-box.tsx';
import { DayInput } from '#dashboard/ui/day-input.tsx';
import { isDay } from '#domain/values/dates.ts';

type Props = {
  /** The text box, where the list can be searched by text. */
  box?: { label: string; value: string; onSearch: (typed: string) => void };
  /** The number of filters set. */
  given: number;
  onClear: () => void;
  /** On narrow screens the filters fold behind a button. */
  folds: boolean;
  children?: ReactNode;
};

/** Every filter of a list, in one line where that fits. */
export function FilterBar({ box, given, onClear, folds, children }: Props) {
  const [unfolded, setUnfolded] = useState(false);
  const foldId = useId();
  if (!box && !children) return null;
  return (
    <search className="flex flex-wrap items-center gap-2">
      {box && <SearchBox {...box} />}
      {folds && children && (
        <Button
          aria-expanded={unfolded}
          aria-controls={foldId}
          onClick={() => setUnfolded(!unfolded)}
        >
          <SlidersHorizontal size={16} aria-hidden="true" />
          Filtreler{given > 0 && ` · ${given}`}
        </Button>
      )}
      <div
        id={foldId}
        className={cx(
          !folds && 'contents *:w-auto *:max-w-48',
          folds && (unfolded ? 'grid w-full grid-cols-2 gap-2' : 'hidden'),
        )}
      >
        {children}
        {given > 0 && (
          <Button variant="quiet" onClick={onClear} className={folds ? 'col-span-2' : undefined}>
            <X size={14} aria-hidden="true" />
            Temizle
          </Button>
        )}
      </div>
    </search>
  );
}

type ChoiceProps<Choice extends string> = {
  label: string;
  /** The words for "no choice": "Tüm durumlar". */
  all: string;
  value: Choice | undefined;
  choices: readonly (readonly [Choice, string])[];
  onChoose: (choice: Choice | undefined) => void;
};

/** The choices of a filter that the API knows as `1` and `0`. */
export const yesOrNo = (yes: string, no: string) =>
  [
    ['1', yes],
    ['0', no],
  ] as const;

export function ChoiceFilter<Choice extends string>(props: ChoiceProps<Choice>) {
  const { label, all, value, choices, onChoose } = props;
  // A link may contain a choice that is not in the list (yet): it stays visible.
  const isUnknown = value !== undefined && choices.every(([choice]) => choice !== value);
  return (
    <Select
      aria-label={label}
      value={value ?? ''}
      onChange={({ target }) => onChoose((target.value || undefined) as Choice | undefined)}
    >
      <option value="">{all}</option>
      {isUnknown && <option value={value}>No {value}</option>}
      <Options of={choices} />
    </Select>
  );
}

type DayProps = {
  label: string;
  /** A label inside the box: an empty date field does not explain itself. */
  name?: string;
  value: string | undefined;
  min?: string;
  max?: string;
  onChoose: (day: string | undefined) => void;
};

export function DayFilter({ label, name, value, min, max, onChoose }: DayProps) {
  const box = (
    <DayInput
      aria-label={label}
      className={name && 'h-7! border-0! bg-transparent!'}
      // About as wide as a date; a phone has its own whole line for it.
      size={11}
      value={value}
      min={min}
      max={max}
      onChange={(day) => {
        if (day === '' || isDay(day)) onChoose(day || undefined);
      }}
    />
  );
  if (!name) return <div className="w-36">{box}</div>;
  return (
    <div className="flex h-8 max-w-none! min-w-0 items-center rounded-md border border-line bg-raised pl-2.5 hover:border-line-strong max-md:col-span-2 max-md:h-11">
      <span aria-hidden="true" className="shrink-0 text-xs text-soft">
        {name}
      </span>
      {box}
    </div>
  );
}

type RangeProps = {
  /** What the first and the last day are called. */
  labels?: readonly [first: string, last: string];
  search: { date1?: string | undefined; date2?: string | undefined };
  onChange: (change: { date1?: string | undefined } | { date2?: string | undefined }) => void;
};

/** Two days of an address, `date1` and `date2`, each limited by the other. */
export function DayRangeFilter(props: RangeProps) {
  const { labels: [first, last] = ['Başlangıç', 'Bitiş'], search, onChange } = props;
  const { date1, date2 } = search;
  return (
    <>
      <DayFilter
        name="İlk"
        label={first}
        value={date1}
        {...(date2 && { max: date2 })}
        onChoose={(day) => onChange({ date1: day })}
      />
      <DayFilter
        name="Son"
        label={last}
        value={date2}
        {...(date1 && { min: date1 })}
        onChoose={(day) => onChange({ date2: day })}
      />
    </>
  );
}
