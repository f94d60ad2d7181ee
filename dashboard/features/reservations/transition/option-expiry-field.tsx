import type { ComponentProps } from 'react';
import { Button } from '#dashboard/ui/button.tsx';
import { LocalInstantInput } from '#dashboard/form/local-instant-input.tsx';
import { OPTION_HOURS } from './option-expiry.ts';

type Props = ComponentProps<typeof LocalInstantInput> & {
  error?: string;
  onPreset: (hours: number) => void;
};

/** Until when an option holds: presets, or any moment in Istanbul time. */
export function OptionExpiryField({ error, onPreset, ...input }: Props) {
  return (
    <div className="grid gap-2">
      <LocalInstantInput label="Opsiyon bitişi (Türkiye saati)" error={error} {...input} />
      <div className="flex flex-wrap gap-1">
        {OPTION_HOURS.map((hours) => (
          <Button
            key={hours}
            variant="quiet"
            className="border-line"
            onClick={() => onPreset(hours)}
          >
            {hours} saat
          </Button>
        ))}
      </div>
    </div>
  );
}
