import { Tick } from '#dashboard/ui/controls.tsx';
import { useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import type { Control, UseFormRegister } from 'react-hook-form';
import type * as z from 'zod';
import { formatDay, formatStay, isDay, istanbulDay } from '#domain/values/dates.ts';
import { UpdateReservationInput } from '#domain/reservations/change-schema.ts';
import { type ReservationDetail } from '#domain/reservations/schema.ts';
import type { PriceChoice } from '#domain/reservations/clerk-input.ts';
import { draftName } from '#dashboard/app/form-draft.ts';
import { SaveForm, useSaveForm } from '#dashboard/form/save-form.tsx';
import { chosenPrice, mustChoose } from '#dashboard/shared/stay-change/choose.ts';
import { offerUndo } from '#dashboard/shared/stay-change/undo.ts';
import { acceptReservation, QUOTES, reservationQuery, updateReservation } from '../api.ts';
import { hasSlept } from '../relocate/has-slept.ts';
import { HousesToggle } from '../relocate/free-houses.tsx';
import { PriceBox } from './price-box.tsx';
import { type StayFields, StayInputs } from './stay-fields.tsx';
import { useClerkQuote } from './use-clerk-quote.ts';

type Values = z.input<typeof UpdateReservationInput>;
type Props = { detail: ReservationDetail; onDone: () => void };

/** Another villa, other dates or people, with the price beside what was agreed. */
export default function StayForm({ detail, onDone }: Props) {
  const client = useQueryClient();
  // Based on the record at the start of editing, so that a conflicting save is noticed.
  const [base] = useState(detail);
  const [choice, setChoice] = useState<PriceChoice | null>(null);
  const [isMissing, setMissing] = useState(false);
  const [notify, setNotify] = useState(true);
  const top = useRef<HTMLDivElement>(null);
  // The form stands further down than the list's key is pressed.
  useEffect(() => {
    // In braces: newer browsers return a promise, which React would take for a clean-up.
    top.current?.scrollIntoView({ block: 'start' });
  }, []);
  const { form, discard, ...state } = useSaveForm({
    schema: UpdateReservationInput,
    defaults: valuesOf(base),
    draft: draftName('reservation-stay', base.id),
    describe: ({ checkIn = '', checkOut = '' }) =>
      isDay(checkIn) && isDay(checkOut) ? formatStay(checkIn, checkOut) : '',
    focusFirst: 'checkOut',
    save: (input) =>
      updateReservation(base.id, {
        ...input,
        notify,
        ...(choice !== null && { price: choice }),
        ...(chosen !== null && { expectedTotal: chosen.total }),
      }).catch((error: unknown) => {
        // The price that is shown is not the one that holds: it comes anew.
        void client.invalidateQueries({ queryKey: QUOTES });
        throw error;
      }),
    onSaved: (saved) => {
      acceptReservation(client, saved);
      offerUndo(client, 'Konaklama değişti', saved);
      onDone();
    },
    done: null,
  });
  const { register, control, watch, setValue } = form;
  const values = watch();
  const { villa_id, checkIn, checkOut, adults, children, babies, override } = values;
  const stay = { villa_id, checkIn, checkOut, adults, children, babies, override };
  const discount = values.agencyDiscount?.amount ?? 0;
  const { quote, error, isCurrent } = useClerkQuote(stay, discount, base);
  const chosen = quote ? chosenPrice(quote, choice) : null;
  const change = { shouldDirty: true } as const;
  const [begunBy] = useState(() => (hasSlept(base) ? istanbulDay(new Date()) : undefined));
  function onSubmit(event: FormEvent<HTMLFormElement>) {
    const lacks = quote !== undefined && mustChoose(quote) && choice === null;
    setMissing(lacks);
    if (!lacks) return void state.submit(event);
    event.preventDefault();
  }
  function leave() {
    discard();
    onDone();
  }
  function takeTheirs() {
    void client.invalidateQueries(reservationQuery(base.id));
    leave();
  }
  return (
    <div ref={top} className="scroll-mt-2 max-md:scroll-mt-40">
      <SaveForm
        {...state}
        submit={onSubmit}
        onReload={takeTheirs}
        onCancel={leave}
        footClass="sticky bottom-0 z-10 -mx-4 -mb-3 border-t border-line bg-raised px-4 py-3"
      >
        {begunBy !== undefined && (
          <p className="rounded-md bg-sunken px-3 py-2 text-soft">
            Misafir evde: çıkış günü, kişi sayısı ve indirim değişir.
            {checkOut !== undefined && isDay(checkOut) && checkOut !== base.checkout && (
              <span className="block text-ink tabular-nums">
                Çıkış ve temizlik {formatDay(base.checkout)} yerine {formatDay(checkOut)}.
              </span>
            )}
          </p>
        )}
        <StayInputs
          control={control as unknown as Control<StayFields>}
          register={register as unknown as UseFormRegister<StayFields>}
          values={values}
          maxDiscount={(chosen ?? quote?.price)?.maxAgencyDiscount}
          onDiscount={(given) => setValue('agencyDiscount', given, change)}
          begunBy={begunBy}
          houses={
            <HousesToggle
              id={base.id}
              stay={stay}
              chosen={villa_id ?? null}
              onChoose={(id) => setValue('villa_id', id, change)}
            />
          }
        />
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
          choosing={{ choice, onChoose: setChoice, isMissing: isMissing && choice === null }}
        />
        <Tick checked={notify} onChange={({ target }) => setNotify(target.checked)}>
          Misafire yeni hâlini e-postayla gönder
        </Tick>
      </SaveForm>
    </div>
  );
}

function valuesOf(detail: ReservationDetail): Values {
  const { version, villa_id, checkin, checkout, adults, children, babies } = detail;
  return {
    version,
    villa_id,
    checkIn: checkin,
    checkOut: checkout,
    adults,
    children,
    babies,
    agencyDiscount:
      detail.agencyDiscount > 0
        ? { amount: detail.agencyDiscount, reason: detail.discountReason ?? '' }
        : null,
  };
}
