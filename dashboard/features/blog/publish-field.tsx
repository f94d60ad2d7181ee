import { InstantInput } from '#dashboard/form/instant-input.tsx';
import { Button } from '#dashboard/ui/button.tsx';

type Props = { value: string | null; onChange: (instant: string | null) => void };

/** From when a post is public, in Türkiye's time; empty keeps it a draft. */
export function PublishField({ value, onChange }: Props) {
  return (
    <div className="flex items-end gap-2">
      <div className="flex-1">
        <InstantInput label="Yayın günü ve saati" value={value} onChange={onChange} />
      </div>
      <Button onClick={() => onChange(new Date().toISOString())}>Şimdi</Button>
    </div>
  );
}
