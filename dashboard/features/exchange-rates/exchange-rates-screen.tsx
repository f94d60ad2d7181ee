import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import {
  type Exchange,
  ExchangeInput,
  RATE_FIELDS,
  RATE_SOURCES,
} from '#domain/exchange-rates/admin-schema.ts';
import { isJump } from '#domain/exchange-rates/rules.ts';
import { messageOf } from '#dashboard/app/api-error.ts';
import { Loaded } from '#dashboard/app/loaded.tsx';
import { notify } from '#dashboard/app/notify.ts';
import { SaveForm, useSaveForm } from '#dashboard/form/save-form.tsx';
import { Button } from '#dashboard/ui/button.tsx';
import { Options, Select, TextInput } from '#dashboard/ui/controls.tsx';
import { formatShownDay, formatTimestamp } from '#dashboard/ui/instant.ts';
import { EXCHANGE_RATES, exchangeRatesQuery, refreshRates, saveExchangeRates } from './api.ts';
import { PercentInput } from '#dashboard/shared/settings/percent-input.tsx';
import { RateTable } from './rate-table.tsx';
import { SettingsFrame } from '#dashboard/shared/settings/settings-frame.tsx';

const SOURCES = { tcmb: 'Merkez Bankası bülteni', manual: 'Elle girilen kurlar' };
const FIELDS = {
  ForexSelling: 'Döviz satış',
  ForexBuying: 'Döviz alış',
  BanknoteSelling: 'Efektif satış',
  BanknoteBuying: 'Efektif alış',
};
const CURRENCIES = [
  ['dollar', 'ABD doları'],
  ['euro', 'Euro'],
  ['sterling', 'Sterlin'],
] as const;

/** The rates that the site shows, where they come from, and the day's bulletin beside them. */
export default function ExchangeRatesScreen() {
  const query = useQuery(exchangeRatesQuery);
  return (
    <SettingsFrame
      title="Döviz kurları"
      intro="Sitede fiyatlar bu kurlarla yaklaşık gösterilir; tahsilat her zaman Türk lirasıdır."
    >
      <Loaded query={query} waiting="h-80 w-full">
        {(data) => (
          <>
            <RateTable exchange={data} />
            <Bulletin exchange={data} />
            <ExchangeForm key={data.source} exchange={data} />
          </>
        )}
      </Loaded>
    </SettingsFrame>
  );
}

ExchangeRatesScreen.reads = () => [exchangeRatesQuery];

/** When the bulletin was last read, the result, and a button to read it again. */
function Bulletin({ exchange }: { exchange: Exchange }) {
  const client = useQueryClient();
  const [refused, setRefused] = useState<string | null>(null);
  const { mutate, isPending } = useMutation({
    mutationFn: refreshRates,
    onSuccess: (now) => {
      setRefused(null);
      client.setQueryData(EXCHANGE_RATES, now);
      notify.success('Kurlar güncel');
    },
    onError: (error) => setRefused(messageOf(error)),
  });
  const trouble = refused ?? exchange.problem;
  return (
    <div className="grid gap-2">
      <div className="flex flex-wrap items-center gap-3">
        <p className="min-w-0 flex-1 text-soft">
          {exchange.bulletin_date
            ? `Son bülten: ${formatShownDay(exchange.bulletin_date)}`
            : 'Henüz bülten okunmadı'}
          {exchange.checked_at && ` · ${formatTimestamp(exchange.checked_at)} bakıldı`}
        </p>
        <Button busy={isPending} onClick={() => mutate(false)}>
          Bültene şimdi bak
        </Button>
      </div>
      {trouble && (
        <div
          role="alert"
          className="flex flex-wrap items-center gap-2 rounded-md bg-amber-wash px-3 py-2 text-amber"
        >
          <p className="min-w-0 flex-1">{trouble} Site son iyi kurları kullanıyor.</p>
          {isJump(trouble) && <Button onClick={() => mutate(true)}>Yine de al</Button>}
        </div>
      )}
    </div>
  );
}

const TYPED = { shouldDirty: true, shouldValidate: true };

function ExchangeForm({ exchange }: { exchange: Exchange }) {
  const client = useQueryClient();
  const { form, ...state } = useSaveForm({
    schema: ExchangeInput,
    defaults: valuesOf(exchange),
    draft: 'settings:exchange',
    // Rates can only be typed while the bulletin is not the source.
    save: ({ dollar_exchange_rate, euro_exchange_rate, sterling_exchange_rate, ...input }) =>
      saveExchangeRates(
        input.exchange_source === 'manual'
          ? { ...input, dollar_exchange_rate, euro_exchange_rate, sterling_exchange_rate }
          : input,
      ),
    onSaved: (saved) => client.setQueryData(EXCHANGE_RATES, saved),
    done: 'Kurlar kaydedildi',
  });
  const { register, watch, setValue } = form;
  const [source, margin] = watch(['exchange_source', 'exchange_margin']);
  const isManual = source === 'manual';
  // Stored with a dot, typed with a comma.
  const rates = watch();
  return (
    <SaveForm {...state} required={undefined} className="grid gap-4 border-t border-line pt-4">
      <div className="grid gap-3 sm:grid-cols-3">
        <Select label="Kaynak" {...register('exchange_source')}>
          <Options of={RATE_SOURCES} labels={SOURCES} />
        </Select>
        <Select label="Bültendeki kur" disabled={isManual} {...register('exchange_field')}>
          <Options of={RATE_FIELDS} labels={FIELDS} />
        </Select>
        <PercentInput
          label="Eklenen marj"
          name="exchange_margin"
          disabled={isManual}
          value={margin ?? ''}
          onChange={(next) => setValue('exchange_margin', next, TYPED)}
        />
      </div>
      <fieldset className="grid gap-3 sm:grid-cols-3">
        <legend className="mb-2 font-medium">
          {isManual ? 'Elle girilen kurlar' : 'Bülten yerine kullanılacak kurlar'}
        </legend>
        {CURRENCIES.map(([key, label]) => {
          const name = isManual ? (`${key}_exchange_rate` as const) : (`${key}_override` as const);
          return (
            <TextInput
              key={name}
              label={label}
              hint={isManual ? undefined : 'Boşsa bülten geçerli'}
              name={name}
              className="figures text-right"
              inputMode="decimal"
              value={(rates[name] ?? '').replace('.', ',')}
              onChange={({ target }) => setValue(name, target.value.replace(',', '.'), TYPED)}
            />
          );
        })}
      </fieldset>
    </SaveForm>
  );
}

function valuesOf({ source, field, margin, items }: Exchange): ExchangeInput {
  const stored = new Map(items.map(({ key, value }) => [key, value]));
  const text = (key: string) => stored.get(key) ?? '';
  return {
    exchange_source: source,
    exchange_field: field,
    exchange_margin: String(margin),
    dollar_exchange_rate: text('dollar_exchange_rate'),
    euro_exchange_rate: text('euro_exchange_rate'),
    sterling_exchange_rate: text('sterling_exchange_rate'),
    dollar_override: text('dollar_override'),
    euro_override: text('euro_override'),
    sterling_override: text('sterling_override'),
  };
}
