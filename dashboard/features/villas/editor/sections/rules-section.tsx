import {
  CheckField,
  ChoiceField,
  DecimalField,
  MoneyField,
  NumberField,
  TextField,
} from './fields.tsx';
import { Row, Section } from './section.tsx';
import { useController, useWatch } from 'react-hook-form';
import { PartRows } from '#dashboard/shared/payment-parts/part-rows.tsx';
import { Select } from '#dashboard/ui/controls.tsx';
import type { VillaFormInput } from '../form.ts';
import { usePermission } from '#dashboard/app/permissions.ts';

/** The rules of letting, and what prices fall back to where a season says nothing. */
export function RulesSection() {
  const seesMoney = usePermission('money.write');
  return (
    <Section id="rules" intro="Sezon fiyatlarında ayrıca yazılmayan yerde bu değerler geçerlidir.">
      <Row of={4}>
        <TextField name="rules.checkInTime" label="Giriş saati" type="time" />
        <TextField name="rules.checkOutTime" label="Çıkış saati" type="time" />
        <NumberField name="rules.minNightsSeason" label="En az gece, sezon" hint="1 Haz – 30 Eyl" />
        <NumberField name="rules.minNightsOther" label="En az gece, diğer" />
      </Row>
      <Row of={4}>
        <MoneyField name="rules.cleaningFee" label="Temizlik ücreti (₺)" />
        <NumberField
          name="rules.cleaningThreshold"
          label="Temizlik eşiği (gece)"
          hint="Bu geceden itibaren ücretsiz."
        />
        <MoneyField name="rules.deposit" label="Hasar depozitosu (₺)" />
        <ChoiceField name="rules.depositTaker" label="Depozitoyu alan">
          <option value="owner">Ev sahibi</option>
          <option value="agency">Acenta</option>
        </ChoiceField>
      </Row>
      <Row of={2}>
        <DecimalField name="rules.prepaymentRate" label="Ön ödeme oranı" unit="%" />
        {seesMoney && (
          <DecimalField
            name="rules.commissionRate"
            label="Komisyon oranı"
            hint="Yalnız yöneticiler ve muhasebe görür."
            unit="%"
          />
        )}
      </Row>
      {seesMoney && <CommissionNote />}
      <VillaParts />
      <Row of={2}>
        <CheckField
          name="rules.instant"
          label="Anında rezervasyon"
          hint="Ön ödemesini kartla yapan misafire ev hemen satılır, kimseye sorulmaz. Dönemler fiyat tablosunda ayrıca açılıp kapatılabilir."
        />
        <TextField
          name="rules.instantAgreedOn"
          label="Ev sahibinin kabul ettiği gün"
          hint="Boşken hiçbir gece anında satılmaz. Ev sahibi değişince silinir."
          type="date"
          mayBeEmpty
        />
      </Row>
    </Section>
  );
}

/** The house's own interim payments, or those of the agency. */
function VillaParts() {
  const { field, fieldState } = useController<VillaFormInput, 'rules.paymentParts'>({
    name: 'rules.paymentParts',
  });
  const { error } = fieldState;
  const own = field.value ?? null;
  return (
    <div className="grid gap-2">
      <Select
        label="Ara ödemeler"
        hint="Ön ödeme ile giriş arasında istenenler."
        value={own === null ? 'agency' : 'own'}
        onChange={({ target }) => field.onChange(target.value === 'own' ? [] : null)}
      >
        <option value="agency">Acentanın planı (Ayarlar › Kartla ödeme)</option>
        <option value="own">Bu evin kendi planı</option>
      </Select>
      {own !== null && (
        <PartRows
          value={own}
          onChange={field.onChange}
          error={error && (error.message ?? 'Gün ve oranları denetleyin.')}
        />
      )}
    </div>
  );
}

/** Said when the terms are set, because the owner has to know it, too. */
function CommissionNote() {
  const [prepayment, commission] = useWatch<
    VillaFormInput,
    ['rules.prepaymentRate', 'rules.commissionRate']
  >({ name: ['rules.prepaymentRate', 'rules.commissionRate'] });
  if (!(Number(commission) > Number(prepayment))) return null;
  return (
    <p className="rounded-md bg-amber-wash px-3 py-2 text-amber">
      Komisyon, ön ödemeden büyük: aradaki farkı misafir girişte ev sahibine öder, ev sahibi
      acentaya borçlanır. Borç, ev sahibinin sonraki ödemesinden düşülür ya da kendisinden istenir.
    </p>
  );
}
