import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type PaymentSettings, PaymentSettingsInput } from '#domain/payments/operations-schema.ts';
import { Controller } from 'react-hook-form';
import { PartRows } from '#dashboard/shared/payment-parts/part-rows.tsx';
import { Loaded } from '#dashboard/app/loaded.tsx';
import { SaveForm, useSaveForm } from '#dashboard/form/save-form.tsx';
import { Select } from '#dashboard/ui/controls.tsx';
import { PAYMENT, paymentSettingsQuery, savePaymentSettings } from './payment-api.ts';
import { SettingsFrame } from '#dashboard/shared/settings/settings-frame.tsx';

const INSTALLMENTS = [1, 2, 3, 6, 9, 12];

/** The sandbox takes no money: it is only there on a machine where somebody rehearses. */
const offered = ({ providers }: PaymentSettings) =>
  providers.filter(({ name, ready }) => ready || name !== 'sandbox');

/** The card provider. Secrets are set on the server; this only shows which of them exist. */
export default function PaymentScreen() {
  const query = useQuery(paymentSettingsQuery);
  return (
    <SettingsFrame
      title="Kartla ödeme"
      intro="Kart bilgileri yalnızca seçtiğiniz kuruluşun sayfasına yazılır. Havale her zaman açıktır."
    >
      <Loaded query={query} waiting="h-64 w-full">
        {(data) => (
          <>
            <PaymentForm settings={data} />
            <Providers settings={data} />
          </>
        )}
      </Loaded>
    </SettingsFrame>
  );
}

PaymentScreen.reads = () => [paymentSettingsQuery];

function PaymentForm({ settings }: { settings: PaymentSettings }) {
  const client = useQueryClient();
  const { form, ...state } = useSaveForm({
    schema: PaymentSettingsInput,
    defaults: {
      payment_provider: settings.payment_provider,
      payment_installments: settings.payment_installments,
      payment_installment_fee: settings.payment_installment_fee,
      payment_parts: settings.payment_parts,
    },
    draft: 'settings:payment',
    save: savePaymentSettings,
    onSaved: (saved) => client.setQueryData(PAYMENT, saved),
    done: 'Ödeme ayarları kaydedildi',
  });
  const { register, control } = form;
  return (
    <SaveForm {...state} className="grid gap-4">
      <div className="grid gap-3 sm:grid-cols-2">
        <Select label="Ödeme kuruluşu" {...register('payment_provider')}>
          {offered(settings).map(({ name, label, ready }) => (
            <option key={name} value={name} disabled={!ready}>
              {ready ? label : `${label} (anahtarları yok)`}
            </option>
          ))}
          <option value="none">Kart alınmasın</option>
        </Select>
        <Select
          label="En çok taksit"
          {...register('payment_installments', { valueAsNumber: true })}
        >
          {INSTALLMENTS.map((count) => (
            <option key={count} value={count}>
              {count === 1 ? 'Tek çekim' : `${count} taksit`}
            </option>
          ))}
        </Select>
        <Select
          label="Taksit farkını kim öder"
          hint="Kuruluşun panelinde ayarladığınız gibi seçin; misafire bu söylenir. Yalnız Türkiye’deki bankaların kartlarında."
          {...register('payment_installment_fee')}
        >
          <option value="guest">Misafir, fiyatın üstüne</option>
          <option value="agency">Acenta: peşin fiyatına taksit</option>
        </Select>
      </div>
      <fieldset className="grid gap-2 border-t border-line pt-4">
        <legend className="font-medium">Ara ödemeler</legend>
        <p className="text-soft">
          Ön ödeme ile giriş arasında istenenler; kalanı girişte ödenir. Yeni rezervasyonlar
          bunlarla başlar, olanların planı değişmez. Kendi planı olan evlerde onunki geçerlidir.
        </p>
        <Controller
          control={control}
          name="payment_parts"
          render={({ field, fieldState: { error } }) => (
            <PartRows
              value={field.value ?? []}
              onChange={field.onChange}
              error={
                error && (error.message ?? error.root?.message ?? 'Gün ve oranları denetleyin.')
              }
            />
          )}
        />
      </fieldset>
    </SaveForm>
  );
}

function Providers({ settings }: { settings: PaymentSettings }) {
  return (
    <ul className="grid gap-3 border-t border-line pt-4">
      {offered(settings).map(({ name, label, ready, missing, callback_url: callback }) => (
        <li key={name} className="grid gap-0.5">
          <p className="font-medium">
            {label}
            <span className={ready ? 'text-green' : 'text-soft'}>
              {ready ? ' · ✓ hazır' : ' · kurulmamış'}
            </span>
          </p>
          {missing.length > 0 && (
            <p className="text-soft">Sunucuda tanımlanacak: {missing.join(', ')}</p>
          )}
          <p className="text-xs break-all text-soft">Bildirim adresi: {callback}</p>
        </li>
      ))}
    </ul>
  );
}
