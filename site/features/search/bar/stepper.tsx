import { say } from '#site/language.ts';

type Props = {
  label: string;
  hint: string;
  value: number;
  min?: number;
  max: number;
  onChange: (value: number) => void;
};

/** A small count with a button for less and one for more. */
export function Stepper({ label, hint, value, min = 0, max, onChange }: Props) {
  return (
    <fieldset className="stepper" aria-label={label}>
      <div>
        <p>{label}</p>
        <p className="small soft">{hint}</p>
      </div>
      <div className="stepper-buttons">
        <button
          type="button"
          aria-label={say('search').less(label)}
          disabled={value <= min}
          onClick={() => onChange(value - 1)}
        >
          −
        </button>
        <output aria-live="polite">{value}</output>
        <button
          type="button"
          aria-label={say('search').more(label)}
          disabled={value >= max}
          onClick={() => onChange(value + 1)}
        >
          +
        </button>
      </div>
    </fieldset>
  );
}
