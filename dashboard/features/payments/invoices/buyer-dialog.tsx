import type * as z from 'zod';
import { type InvoiceDraft, InvoiceBuyerInput } from '#domain/invoices/schema.ts';
import { BUYER_NUMBER_KINDS, type BuyerNumberKind } from '#domain/invoices/states.ts';
import { draftName } from '#dashboard/app/form-draft.ts';
import { SaveDialog } from '#dashboard/form/save-dialog.tsx';
import { useSaveForm } from '#dashboard/form/save-form.tsx';
import { Options, Select, TextInput } from '#dashboard/ui/controls.tsx';
import { INVOICES, saveBuyer } from './api.ts';

const KIND_LABELS: Record<BuyerNumberKind, string> = {
  tckn: 'T.C. kimlik no',
  vkn: 'Vergi no (şirket)',
  passport: 'Pasaport no',
  unknown: 'Numara vermedi',
};

type Props = {
  draft: InvoiceDraft;
  /** Buyers that are asked for after this one. */
  others: number;
  onSaved: () => void;
  onClose: () => void;
};

/** Who is invoiced, as it will stand on the invoice. */
export function BuyerDialog({ draft, others, onSaved, onClose }: Props) {
  const stored = draft.buyer?.number ?? '';
  const { form, ...state } = useSaveForm({
    schema: InvoiceBuyerInput,
    defaults: valuesOf(draft),
    focusFirst: draft.buyer === null ? 'number' : 'name',
    draft: draftName('invoice-buyer', draft.payer),
    save: (input) => saveBuyer(draft.payer, input),
    changes: [INVOICES],
    onSaved: onSaved,
  });
  const { register, watch } = form;
  const kind = watch('number_kind');
  return (
    <SaveDialog
      title={`Alıcı: ${draft.name}`}
      {...state}
      label={others === 0 ? 'Kaydet' : `Kaydet, sıradaki (${others} kaldı)`}
      onClose={onClose}
    >
      <TextInput label={kind === 'vkn' ? 'Unvan' : 'Ad soyad'} {...register('name')} />
      <div className="grid gap-3 sm:grid-cols-2">
        <Select label="Numara türü" {...register('number_kind')}>
          <Options of={BUYER_NUMBER_KINDS} labels={KIND_LABELS} />
        </Select>
        {kind !== 'unknown' && (
          <TextInput
            label={KIND_LABELS[kind]}
            hint={stored === '' ? undefined : `Kayıtlı: ${stored}. Boş bırakılırsa değişmez.`}
            className="figures"
            {...register('number')}
          />
        )}
      </div>
      <TextInput label="Vergi dairesi" {...register('tax_office')} />
      <TextInput label="Cadde, sokak, kapı no" {...register('street')} />
      <div className="grid gap-3 sm:grid-cols-3">
        <TextInput label="İlçe" {...register('district')} />
        <TextInput label="İl" {...register('city')} />
        <TextInput label="Ülke" {...register('country')} />
      </div>
      <label className="flex items-center gap-2">
        <input type="checkbox" {...register('registered')} />
        e-Fatura kullanıyor (e-Arşiv yerine e-Fatura kesilir)
      </label>
    </SaveDialog>
  );
}

function valuesOf({ buyer, name, what }: InvoiceDraft): z.input<typeof InvoiceBuyerInput> {
  if (buyer !== null) return { ...buyer, number: '' };
  return {
    number_kind: 'tckn',
    number: '',
    // Guests are listed with the code of their stay.
    name: what === 'commission' ? name : name.replace(/ \([^)]*\)$/, ''),
    tax_office: '',
    street: '',
    district: '',
    city: '',
    country: 'Türkiye',
    registered: false,
  };
}
