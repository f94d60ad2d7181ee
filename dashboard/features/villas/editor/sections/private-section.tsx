import { Lock } from 'lucide-react';
import { AreaField, TextField } from './fields.tsx';
import { GuideRows } from './guide-rows.tsx';
import { NearbyRows } from './nearby-rows.tsx';
import { Row, Section } from './section.tsx';

/** Handover facts: for the agency's eyes only. */
export function PrivateSection() {
  return (
    <Section
      id="private"
      intro={
        <span className="inline-flex items-center gap-1.5">
          <Lock size={14} aria-hidden="true" />
          Sitede ve ev sahibinin ekranında hiç görünmez. Karşılayan, bakıcı ve ev kılavuzu ön
          ödemeden sonra, kapı kodu, anahtar kutusu ve Wi-Fi giriş gününden çıkış gününe kadar
          yalnız o konaklamanın Konaklamam sayfasında açılır. Kapı kodu ve anahtar kutusunu, evde
          işi olan saha ekibi de o gün görür.
        </span>
      }
    >
      <Row of={2}>
        <TextField name="private.greeterName" label="Karşılayan" mayBeEmpty />
        <TextField
          name="private.greeterPhone"
          label="Karşılayanın telefonu"
          type="tel"
          className="figures"
          mayBeEmpty
        />
        <TextField name="private.caretakerName" label="Bakıcı" mayBeEmpty />
        <TextField
          name="private.caretakerPhone"
          label="Bakıcının telefonu"
          type="tel"
          className="figures"
          mayBeEmpty
        />
        <TextField name="private.wifiName" label="Wi-Fi adı" mayBeEmpty />
        <TextField name="private.wifiPassword" label="Wi-Fi parolası" mayBeEmpty />
        <TextField
          name="private.keyBox"
          label="Anahtar kutusu"
          hint="Yeri ve şifresi."
          mayBeEmpty
        />
        <TextField
          name="private.doorCode"
          label="Kapı kodu"
          hint="Giriş gününden çıkış gününe kadar misafire gösterilir."
          mayBeEmpty
        />
        <TextField name="private.calendarManager" label="Takvimi yöneten" mayBeEmpty />
      </Row>
      <AreaField
        name="private.exits"
        label="Çıkışlar ve yangın söndürücünün yeri"
        rows={3}
        mayBeEmpty
      />
      <GuideRows />
      <NearbyRows />
      <AreaField
        name="private.agencyNotes"
        label="Acenta notu (yalnız acenta görür)"
        rows={4}
        mayBeEmpty
      />
    </Section>
  );
}
