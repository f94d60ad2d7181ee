import { ChoiceField, DecimalField, MoneyField, NumberField, TextField } from './fields.tsx';
import { Row, Section } from './section.tsx';
import { usePermission } from '#dashboard/app/permissions.ts';

/** The rules of letting, and what prices fall back to where a season says nothing. */
export function RulesSection() {
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
          <option value="agency">Acente</option>
        </ChoiceField>
      </Row>
      <Row of={2}>
        <DecimalField name="rules.prepaymentRate" label="Ön ödeme oranı" unit="%" />
        {usePermission('money.write') && (
          <DecimalField
            name="rules.commissionRate"
            label="Komisyon oranı"
            hint="Yalnız yöneticiler ve muhasebe görür."
            unit="%"
          />
        )}
      </Row>
    </Section>
  );
}
