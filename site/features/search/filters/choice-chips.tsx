import chipsUrl from './choice-chips.css?url';

type Props<Value> = {
  label: string;
  values: readonly Value[];
  /** What is chosen; a list where several may be. */
  value: Value | readonly Value[];
  text: (value: Value) => string;
  /** Number of villas for a value; shown beside it. */
  count?: (value: Value) => number | undefined;
  onChange: (value: Value) => void;
};

/** One of a few values, or several of them, as chips in a row. */
export function ChoiceChips<Value extends string | number>(props: Props<Value>) {
  const { label, values, value, text, count, onChange } = props;
  const chosen = [value].flat();
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
              aria-pressed={chosen.includes(one)}
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
