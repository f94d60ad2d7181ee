type Props = {
  legend: string;
  items: { id: number; name: string }[];
  chosen: number[];
  error?: string | undefined;
  onChange: (ids: number[]) => void;
};

/** Many things that are there or not, as a grid of boxes. */
export function TickGrid({ legend, items, chosen, error, onChange }: Props) {
  const ticked = items.filter(({ id }) => chosen.includes(id)).length;
  return (
    <fieldset>
      <legend className="mb-1 text-xs font-medium text-soft">
        {legend}
        <span className="figures"> · {ticked}</span>
      </legend>
      <div className="grid grid-cols-2 gap-x-4 xl:grid-cols-3">
        {items.map(({ id, name }) => (
          <label
            key={id}
            className="-mx-1.5 flex min-h-7 items-center gap-2 rounded-md px-1.5 hover:bg-sunken max-md:min-h-11"
          >
            <input
              type="checkbox"
              className="size-4 shrink-0"
              checked={chosen.includes(id)}
              onChange={({ target }) =>
                onChange(target.checked ? [...chosen, id] : chosen.filter((one) => one !== id))
              }
            />
            {name}
          </label>
        ))}
      </div>
      {error && <p className="mt-1 text-xs text-red">{error}</p>}
    </fieldset>
  );
}
