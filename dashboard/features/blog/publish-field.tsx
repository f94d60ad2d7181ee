import { Button } from '#dashboard/ui/button.tsx';
import { TextInput } from '#dashboard/ui/controls.tsx';
import { Field } from '#dashboard/ui/field.tsx';

type Props = { value: string | null; onChange: (instant: string | null) => void };

/** From when a post is public, in Türkiye's time (UTC+3 all year); empty keeps it a draft. */
export function PublishField({ value, onChange }: Props) {
  return (
    <div className="flex items-end gap-2">
      <div className="flex-1">
        <Field label="Yayın günü ve saati">
          <TextInput
            type="datetime-local"
            value={value === null ? '' : toLocal(value)}
            onChange={({ target }) =>
              onChange(target.value === '' ? null : `${target.value}:00+03:00`)
            }
          />
        </Field>
      </div>
      <Button onClick={() => onChange(new Date().toISOString())}>Şimdi</Button>
    </div>
  );
}

/** An instant as the input holds it: `2026-11-21T13:40` on a clock in Istanbul. */
function toLocal(instant: string): string {
  const shifted = new Date(Date.parse(instant) + 3 * 3_600_000);
  return shifted.toISOString().slice(0, 16);
}
