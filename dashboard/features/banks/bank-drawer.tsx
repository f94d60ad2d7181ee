import type * as z from 'zod';
import { type Bank, BankInput } from '#domain/banks/admin-schema.ts';
import { fromList, rowEditor } from '#dashboard/list/rows/row-editor.tsx';
import { SaveForm, useSaveForm } from '#dashboard/form/save-form.tsx';
import { Select, TextInput } from '#dashboard/ui/controls.tsx';
import { KarekodPart } from './karekod-part.tsx';
import { BANKS, bankRows, deleteBank, saveBank } from './api.ts';

const CURRENCIES = ['TRY', 'USD', 'EUR', 'GBP'] as const;

export default rowEditor<Bank>({
  noun: 'Hesap',
  useRow: fromList(bankRows.query({})),
  nameOf: ({ bank }) => bank,
  removal: {
    title: (bank) => `${bank} hesabı silinsin mi?`,
    text: () =>
      'Ödeme sayfasında ve bundan sonraki postalarda görünmez. Gönderilmiş postalar değişmez.',
    send: deleteBank,
    changes: [BANKS],
  },
  form: (bank, onDone) => (
    <>
      <BankForm key={bank?.id} bank={bank} onDone={onDone} />
      {bank && <KarekodPart bank={bank} />}
    </>
  ),
});

function BankForm({ bank, onDone }: { bank: Bank | null; onDone: () => void }) {
  const { form, ...state } = useSaveForm({
    schema: BankInput,
    defaults: valuesOf(bank),
    focusFirst: bank === null ? 'bank' : undefined,
    draft: `bank:${bank?.id ?? 'new'}`,
    save: (input) => saveBank(bank?.id ?? null, input),
    changes: [BANKS],
    onSaved: onDone,
  });
  const { register } = form;
  return (
    <SaveForm {...state} onCancel={onDone}>
      <TextInput label="Banka" {...register('bank')} />
      <TextInput label="Hesap sahibi" {...register('holder')} />
      <TextInput
        label="IBAN"
        hint="Boşluklu ya da bitişik yazabilirsiniz."
        className="figures"
        {...register('iban')}
      />
      <div className="grid grid-cols-2 gap-3">
        <TextInput label="Şube" {...register('branch')} />
        <Select label="Para birimi" {...register('currency')}>
          {CURRENCIES.map((currency) => (
            <option key={currency}>{currency}</option>
          ))}
        </Select>
      </div>
    </SaveForm>
  );
}

function valuesOf(bank: Bank | null): z.input<typeof BankInput> {
  if (bank === null) return { bank: '', holder: '', iban: '', branch: '', currency: 'TRY' };
  const { holder, iban_formatted, branch } = bank;
  const currency = CURRENCIES.find((one) => one === bank.currency) ?? 'TRY';
  return { bank: bank.bank, holder, iban: iban_formatted, branch, currency };
}
