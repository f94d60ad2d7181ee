import { EVERY_DAY } from '#domain/prices/stay-days.ts';
import { WEEKDAYS, WEEKDAYS_SHORT } from '#domain/values/dates.ts';

type Props = { label: string; days: readonly number[]; onChange: (days: number[]) => void };

/** A week of boxes; all ticked means every day, none means that the days are closed. */
export function DayChecks({ label, days, onChange }: Props) {
  return (
    <fieldset className="col-span-full">
      <legend className="mb-1 text-sm font-medium">{label}</legend>
      <div className="flex flex-wrap gap-1.5">
        {EVERY_DAY.map((day) => (
          <label
            key={day}
            className="flex min-h-10 items-center gap-1.5 rounded-md border border-line px-2.5 has-checked:border-accent"
          >
            <input
              type="checkbox"
              aria-label={`${label}: ${WEEKDAYS[day - 1]}`}
              checked={days.includes(day)}
              onChange={({ target }) =>
                onChange(
                  EVERY_DAY.filter((one) => (one === day ? target.checked : days.includes(one))),
                )
              }
            />
            <span aria-hidden>{WEEKDAYS_SHORT[day - 1]}</span>
          </label>
        ))}
      </div>
      {days.length === 0 && <p className="mt-1 text-xs text-soft">Hiçbir gün: kapalı.</p>}
    </fieldset>
  );
}
