import { useQueryClient } from '@tanstack/react-query';
import { CalendarSearch, Plus } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { Controller, useFieldArray } from 'react-hook-form';
import { CreateOfferInput, MAX_OFFERED } from '#domain/offers/admin-schema.ts';
import { draftName } from '#dashboard/app/form-draft.ts';
import { useIdempotencyKey } from '#dashboard/app/idempotency-key.ts';
import { FormDrawer } from '#dashboard/form/form-drawer.tsx';
import { InstantInput } from '#dashboard/form/instant-input.tsx';
import { SaveForm, useSaveForm } from '#dashboard/form/save-form.tsx';
import { LanguageOptions } from '#dashboard/shared/languages/language-choice.tsx';
import { Button } from '#dashboard/ui/button.tsx';
import { Select, TextArea, TextInput } from '#dashboard/ui/controls.tsx';
import { EmailInput } from '#dashboard/ui/email-input.tsx';
import { createOffer, OFFERS } from './api.ts';
import type { OfferedStay, OfferValues } from './offer-values.ts';
import { OfferedVilla } from './offered-villa.tsx';
import type { StayQuestion } from './search-api.ts';

const VillaFinder = lazy(() => import('./villa-finder.tsx'));

/** Default validity of an offer, in days. */
const USUAL_DAYS = 3;

type Props = {
  /** Villas with nights and people that were chosen elsewhere. */
  start?: readonly OfferedStay[];
  onClose: () => void;
  onCreated: (id: string) => void;
};

/** Villas with dates and prices for one customer, behind one link. */
export function NewOfferDrawer({ start = [], onClose, onCreated }: Props) {
  const client = useQueryClient();
  const keyOf = useIdempotencyKey();
  const [defaults] = useState(() => startValues(start));
  const { form, ...state } = useSaveForm({
    schema: CreateOfferInput,
    defaults,
    draft: draftName('offer', 'new', { villas: start.map(({ villa_id }) => villa_id).join() }),
    focusFirst: 'customer.name',
    save: (input) => createOffer(input, keyOf(input)),
    onSaved: ({ id }) => {
      void client.invalidateQueries({ queryKey: OFFERS });
      onCreated(id);
    },
    done: 'Teklif hazır',
  });
  const { register, control, getValues } = form;
  const { fields, append, remove, replace } = useFieldArray({ control, name: 'villas' });
  const [isFinding, setFinding] = useState(false);

  const lastStay = () => getValues('villas').at(-1) ?? EMPTY_STAY;

  /** Another villa usually has the same dates and guests. */
  function addVilla() {
    append({ ...EMPTY_STAY, ...nightsAndPeople(lastStay()) });
  }
  const picked = () => getValues('villas').filter(({ villa_id }) => villa_id > 0);
  function addFound(question: StayQuestion, ids: number[]) {
    const stay = { ...EMPTY_STAY, ...nightsAndPeople(question) };
    replace([...picked(), ...ids.map((villa_id) => ({ ...stay, villa_id }))]);
    setFinding(false);
  }
  return (
    <FormDrawer title="Teklif hazırla" onClose={onClose}>
      <SaveForm {...state} label="Teklifi oluştur" onCancel={onClose}>
        <TextInput label="Müşterinin adı" {...register('customer.name')} />
        <div className="grid grid-cols-2 items-start gap-3">
          <TextInput
            label="Telefon"
            type="tel"
            placeholder="0532 123 45 67"
            {...register('customer.phone', leftOut)}
          />
          <EmailInput
            label="E-posta"
            hint="Yazarsanız bağlantı gönderilir."
            {...register('customer.email', leftOut)}
          />
        </div>
        <Select
          label="Dil"
          hint="Misafirin dilini biliyorsak boş bırakın; yeni bir misafire Türkçe yazılır."
          {...register('customer.language', leftOut)}
        >
          <option value="">Misafirin dili</option>
          <LanguageOptions />
        </Select>
        <Button className="justify-self-start" onClick={() => setFinding(true)}>
          <CalendarSearch size={14} aria-hidden="true" />
          Tarihe göre villa bul
        </Button>
        {fields.map((field, index) => (
          <OfferedVilla
            key={field.id}
            form={form}
            index={index}
            {...(fields.length > 1 && { onRemove: () => remove(index) })}
          />
        ))}
        {fields.length < MAX_OFFERED && (
          <Button className="justify-self-start" onClick={addVilla}>
            <Plus size={14} aria-hidden="true" />
            Villa ekle
          </Button>
        )}
        <TextArea label="Mesajınız" rows={4} maxLength={2000} {...register('message')} />
        <Controller
          control={control}
          name="expiresAt"
          render={({ field }) => (
            <InstantInput
              label="Son geçerlilik (Türkiye saati)"
              hint="En çok 60 gün; geceler bu sürede tutulmaz."
              {...field}
              value={field.value || null}
              onChange={(at) => field.onChange(at ?? '')}
            />
          )}
        />
      </SaveForm>
      <Suspense>
        {isFinding && (
          <VillaFinder
            start={{ town: '', ...nightsAndPeople(lastStay()) }}
            room={MAX_OFFERED - picked().length}
            onChoose={addFound}
            onClose={() => setFinding(false)}
          />
        )}
      </Suspense>
    </FormDrawer>
  );
}

/** Empty fields are not sent. */
const leftOut = {
  setValueAs: (text: string | undefined) => (text?.trim() ? text : undefined),
};

/** Includes the price, so that its empty field counts as unchanged. */
const EMPTY_STAY = {
  total: undefined,
  villa_id: 0,
  checkIn: '',
  checkOut: '',
  adults: 2,
  children: 0,
  babies: 0,
};

const nightsAndPeople = ({
  checkIn,
  checkOut,
  adults,
  children = 0,
  babies = 0,
}: Pick<
  OfferValues['villas'][number],
  'checkIn' | 'checkOut' | 'adults' | 'children' | 'babies'
>) => ({
  checkIn,
  checkOut,
  adults,
  children,
  babies,
});

function startValues(start: readonly OfferedStay[]): OfferValues {
  const expiresAt = new Date(Date.now() + USUAL_DAYS * 86_400_000);
  expiresAt.setSeconds(0, 0);
  return {
    customer: { name: '', email: undefined, phone: undefined, language: undefined },
    message: '',
    expiresAt: expiresAt.toISOString(),
    villas: start.length > 0 ? start.map((stay) => ({ ...EMPTY_STAY, ...stay })) : [EMPTY_STAY],
  };
}
