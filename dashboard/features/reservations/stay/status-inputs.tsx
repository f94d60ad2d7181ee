import { type Control, Controller, type UseFormRegister } from 'react-hook-form';
import type * as z from 'zod';
import type { ClerkReservationInput } from '#domain/reservations/admin-schema.ts';
import { findTransition } from '#domain/reservation-status.ts';
import { InstantInput } from '#dashboard/form/instant-input.tsx';
import { Button } from '#dashboard/ui/button.tsx';
import { mailLabel } from '../transition/transitions.ts';
import { Caution, paidWarning } from '../detail/stay-facts.tsx';
import { inHours, OPTION_HOURS } from '../transition/option-expiry.ts';

type Values = z.input<typeof ClerkReservationInput>;
type NewStatus = NonNullable<Values['status']>;

type Props = {
  control: Control<Values>;
  register: UseFormRegister<Values>;
  status: NewStatus;
  onExpiry: (instant: string | undefined) => void;
};

const CHOICES: [NewStatus, string, string][] = [
  ['requested', 'Talep', 'Onay beklenir; geceler kısa süre tutulur.'],
  ['option', 'Opsiyon', 'Geceler, ön ödeme için bu misafire ayrılır.'],
  ['confirmed', 'Onaylı', 'Geceler kesin olarak dolar.'],
];

/** The initial state, its effect on the nights, and the mails it sends. */
export function StatusInputs({ control, register, status, onExpiry }: Props) {
  return (
    <fieldset className="grid gap-2">
      <legend className="mb-1.5 font-medium">Durum</legend>
      {CHOICES.map(([value, label, effect]) => (
        <label key={value} className="flex gap-2">
          <input
            type="radio"
            value={value}
            className="mt-0.5 size-4 shrink-0"
            {...register('status', {
              // Only an option ends by itself.
              onChange: ({ target }) => target.value !== 'option' && onExpiry(undefined),
            })}
          />
          <span>
            {label}
            <span className="block text-xs text-soft">{effect}</span>
          </span>
        </label>
      ))}
      {status === 'option' && (
        <div className="grid gap-2">
          <Controller
            control={control}
            name="optionExpiresAt"
            render={({ field }) => (
              <InstantInput
                label="Opsiyon bitişi (Türkiye saati)"
                hint="Boş bırakırsanız 24 saat sürer."
                {...field}
                value={field.value ?? null}
                onChange={(instant) => onExpiry(instant ?? undefined)}
              />
            )}
          />
          <div className="flex flex-wrap gap-1">
            {OPTION_HOURS.map((hours) => (
              <Button
                key={hours}
                variant="quiet"
                className="border-line"
                onClick={() => onExpiry(inHours(hours).toISOString())}
              >
                {hours} saat
              </Button>
            ))}
          </div>
        </div>
      )}
      {status === 'confirmed' && <Caution text={paidWarning(0, 0)} />}
      <MailsToSend status={status} />
    </fieldset>
  );
}

function MailsToSend({ status }: { status: NewStatus }) {
  const mails = findTransition(status === 'requested' ? null : 'requested', status)?.mails ?? [];
  return (
    <div className="rounded-md bg-sunken px-3 py-2">
      <p className="text-xs text-soft">Gönderilecek e-postalar</p>
      <ul>
        {mails.map((mail) => (
          <li key={mail}>{mailLabel(mail)}</li>
        ))}
      </ul>
    </div>
  );
}
