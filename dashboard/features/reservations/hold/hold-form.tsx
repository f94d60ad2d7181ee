import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import type * as z from 'zod';
import { formatStay, istanbulDay } from '#domain/values/dates.ts';
import { DEFAULT_OPTION_HOURS } from '#domain/reservation-status.ts';
import { ClerkReservationInput, type ClerkReservation } from '#domain/reservations/admin-schema.ts';
import { formatParty } from '#domain/values/party.ts';
import { draftName } from '#dashboard/app/form-draft.ts';
import { useWriteOnce } from '#dashboard/app/idempotency-key.ts';
import { SaveForm, useSaveForm } from '#dashboard/form/save-form.tsx';
import { FreshnessNote } from '#dashboard/shared/villas/freshness.tsx';
import { villaOptionsQuery } from '#dashboard/shared/villas/options.ts';
import { Button } from '#dashboard/ui/button.tsx';
import { cx } from '#dashboard/ui/class-names.ts';
import { TextArea, TextInput } from '#dashboard/ui/controls.tsx';
import { EmailInput } from '#dashboard/ui/email-input.tsx';
import { formatTimestamp } from '#dashboard/ui/instant.ts';
import { useNow } from '#dashboard/ui/use-now.ts';
import { createReservation, reservationsChanged } from '../api.ts';
import { PriceBox } from '../stay/price-box.tsx';
import { useClerkQuote } from '../stay/use-clerk-quote.ts';
import { inHours, OPTION_HOURS, tomorrowEvening } from '../transition/option-expiry.ts';
import { KnownGuestNote } from './known-guest.tsx';
import { splitName } from './split-name.ts';

type Values = z.input<typeof ClerkReservationInput>;

export type HoldStart = Pick<
  Values,
  'villa_id' | 'checkIn' | 'checkOut' | 'adults' | 'children' | 'babies'
> & { status: 'option' | 'requested' };

type Props = {
  start: HoldStart;
  onCancel: () => void;
  onHeld: (held: ClerkReservation) => void;
};

/** Holds nights while the caller is on the phone: a name, and a phone or an e-mail. */
export function HoldForm({ start, onCancel, onHeld }: Props) {
  const client = useQueryClient();
  const writeOnce = useWriteOnce();
  const first = useRef<HTMLInputElement>(null);
  useEffect(() => first.current?.focus(), []);
  const [name, setName] = useState('');
  const [end, setEnd] = useState<HoldEnd>(USUAL);
  const isOption = start.status === 'option';
  const { form, ...state } = useSaveForm({
    schema: ClerkReservationInput,
    defaults: valuesOf(start),
    draft: draftName('hold', start.villa_id, start),
    save: (input) => {
      const total = quote?.price?.total;
      // Left out for the default of 24 hours, which the Worker counts from the save. Any other is
      // the instant that was shown, so that a second press after a lost answer is the same write.
      const until = isOption && end.at !== null ? { optionExpiresAt: end.at } : {};
      const price = total === undefined ? {} : { expectedTotal: total };
      return writeOnce({ ...input, ...until }, price, createReservation);
    },
    onSaved: (held) => {
      reservationsChanged(client);
      void client.invalidateQueries({ queryKey: ['desk', 'catalogue'] });
      onHeld(held);
    },
    done: null,
  });
  const { register, formState, watch, setValue } = form;
  const { villa_id, checkIn, checkOut, adults, children, babies, override, customer } = watch();
  const stay = { villa_id, checkIn, checkOut, adults, children, babies, override };
  const { quote, error, isCurrent } = useClerkQuote(stay, undefined);
  const errors = formState.errors.customer;
  const change = { shouldDirty: true } as const;

  function changeName(typed: string) {
    setName(typed);
    const parts = splitName(typed);
    const shouldValidate = formState.isSubmitted;
    setValue('customer.firstName', parts.firstName, { ...change, shouldValidate });
    setValue('customer.lastName', parts.lastName, { ...change, shouldValidate });
  }
  return (
    <SaveForm {...state} label={isOption ? 'Opsiyona al' : 'Talep oluştur'} onCancel={onCancel}>
      <StayLine {...start} />
      <TextInput
        label="Ad soyad"
        error={errors?.firstName?.message ?? (errors?.lastName ? 'Soyadını da yazın.' : undefined)}
        ref={first}
        value={name || `${customer.firstName} ${customer.lastName}`.trim()}
        onChange={({ target }) => changeName(target.value)}
      />
      <TextInput
        label="Telefon"
        type="tel"
        placeholder="0532 111 22 33 ya da +49 …"
        {...register('customer.phone')}
      />
      <EmailInput
        label="E-posta"
        hint="Telefon varsa gerekmez; yoksa hiçbir şey e-postayla gönderilmez."
        {...register('customer.email')}
      />
      <KnownGuestNote
        phone={customer.phone ?? ''}
        email={customer.email ?? ''}
        onTake={(guest) => {
          changeName(`${guest.first_name} ${guest.last_name}`);
          if (guest.phone) setValue('customer.phone', guest.phone, change);
          if (guest.email) setValue('customer.email', guest.email, change);
        }}
      />
      {isOption && <EndChoice end={end} arrival={checkIn} onChoose={setEnd} />}
      <PriceBox
        quote={quote}
        error={error}
        isCurrent={isCurrent}
        isAsked
        overridden={override}
        onOverride={(rules) => setValue('override', rules, change)}
        onTakeDates={(dates) => {
          setValue('checkIn', dates.checkIn, change);
          setValue('checkOut', dates.checkOut, change);
        }}
      />
      <TextArea label="Acenta notu (misafir görmez)" rows={2} {...register('agencyNote')} />
    </SaveForm>
  );
}

/** What is about to be held, in a line. */
function StayLine({ villa_id, checkIn, checkOut, adults, children = 0, babies = 0 }: HoldStart) {
  const { data: villas } = useQuery(villaOptionsQuery);
  const villa = villas?.items.find(({ id }) => id === villa_id);
  return (
    <div className="grid gap-0.5">
      <p className="text-base font-medium">{villa?.name ?? 'Villa'}</p>
      <p className="text-soft">
        {formatStay(checkIn, checkOut)} · {formatParty({ adults, children, babies })}
      </p>
      <FreshnessNote villaId={villa_id} />
    </div>
  );
}

/** Until when the nights are held; `at` is null for the usual 24 hours from the save. */
type HoldEnd = { label: string; at: string | null };

const USUAL: HoldEnd = { label: '24 saat', at: null };

const CHOICES: { label: string; at: () => Date | null }[] = [
  ...OPTION_HOURS.filter((hours) => hours < DEFAULT_OPTION_HOURS).map(hoursChoice),
  { label: USUAL.label, at: () => null },
  { label: 'Yarın 18.00', at: () => tomorrowEvening() },
  ...OPTION_HOURS.filter((hours) => hours > DEFAULT_OPTION_HOURS).map(hoursChoice),
];

function hoursChoice(hours: number) {
  return { label: `${hours} saat`, at: () => inHours(hours) };
}

type EndProps = { end: HoldEnd; arrival: string; onChoose: (end: HoldEnd) => void };

function EndChoice({ end, arrival, onChoose }: EndProps) {
  const now = useNow();
  const at = end.at ?? inHours(DEFAULT_OPTION_HOURS, now).toISOString();
  return (
    <fieldset className="grid grid-cols-6 gap-1">
      <legend className="mb-1 text-xs font-medium text-soft">Ne kadar tutulsun</legend>
      {CHOICES.map((choice, nth) => (
        <Button
          key={choice.label}
          aria-pressed={choice.label === end.label}
          // Three in the first line, two in the second: none stands alone.
          className={cx(
            nth < 3 ? 'col-span-2' : 'col-span-3',
            'px-1 aria-pressed:border-accent aria-pressed:text-accent',
          )}
          onClick={() => onChoose({ ...choice, at: choice.at()?.toISOString() ?? null })}
        >
          {choice.label}
        </Button>
      ))}
      {/* On the day of arrival it ends when the guest may enter, which the Worker knows. */}
      {istanbulDay(new Date(at)) < arrival && (
        <p className="figures col-span-full text-xs text-soft">
          {formatTimestamp(at)} saatine kadar
        </p>
      )}
    </fieldset>
  );
}

const valuesOf = ({ status, ...stay }: HoldStart): Values => ({
  ...stay,
  customer: { firstName: '', lastName: '', phone: '', email: '' },
  status,
  agencyNote: '',
});
