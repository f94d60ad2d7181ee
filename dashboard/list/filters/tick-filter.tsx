import { ChevronDown } from 'lucide-react';
import { useId, useRef, useState } from 'react';
import { Button } from '#dashboard/ui/button.tsx';
import { useCloseOutside } from '#dashboard/ui/use-close-outside.ts';

type Props = {
  /** "Özellikler": the button's word, with how many are ticked. */
  label: string;
  chosen: readonly string[];
  choices: readonly (readonly [value: string, name: string])[];
  onChoose: (chosen: string[]) => void;
};

/** A filter with several choices: a button over plain checkboxes. */
export function TickFilter({ label, chosen, choices, onChoose }: Props) {
  const [open, setOpen] = useState(false);
  const box = useRef<HTMLDivElement>(null);
  const panelId = useId();
  useCloseOutside(box, open, () => setOpen(false));
  const toggle = (value: string) =>
    onChoose(
      chosen.includes(value) ? chosen.filter((other) => other !== value) : [...chosen, value],
    );
  return (
    <div ref={box} className="relative">
      <Button
        className="w-full justify-between font-normal"
        aria-expanded={open}
        aria-controls={panelId}
        onClick={() => setOpen(!open)}
      >
        {label}
        {chosen.length > 0 && ` · ${chosen.length}`}
        <ChevronDown size={14} aria-hidden="true" />
      </Button>
      <fieldset
        id={panelId}
        hidden={!open}
        className="floating absolute top-full left-0 z-30 mt-1 max-h-80 w-64 overflow-y-auto rounded-lg border border-line bg-raised p-1"
      >
        <legend className="sr-only">{label}</legend>
        {choices.map(([value, name]) => (
          <label
            key={value}
            className="flex min-h-8 items-center gap-2 rounded-md px-2 hover:bg-sunken max-md:min-h-11"
          >
            <input
              type="checkbox"
              className="size-3.5"
              checked={chosen.includes(value)}
              onChange={() => toggle(value)}
            />
            {name}
          </label>
        ))}
      </fieldset>
    </div>
  );
}
