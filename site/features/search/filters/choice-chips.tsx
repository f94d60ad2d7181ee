import chipsUrl from './choice-chips.css?url';

type Props = {
  label: string;
  values: readonly number[];
  value: number;
  text: (value: number) => string;
  /** Villas a value would have; shown beside it. */
  count?: (value: number) => number | undefined;
  onChange: (value: number) => void;
};

/** One of a few numbers, as chips in a row. */
export function ChoiceChips({ label, values, value, text, count, onChange }: Props) {
  return (
    <fieldset className="sheet-group choice-group">
      <link rel="stylesheet" href={chipsUrl} precedence="island" />
      <legend>{label}</legend>
      <div className="choice">
        {values.map((one) => {
          const villas = count?.(one);
          return (
            <button
              key={one}
              className="chip"
              type="button"
              aria-pressed={one === value}
              onClick={() => onChange(one)}
            >
              {text(one)}
              {villas !== undefined && <span className="choice-count">{villas}</span>}
            </button>
          );
        })}
      </div>
    </fieldset>
  );
}
