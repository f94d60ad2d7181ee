import { RichTextField } from '#dashboard/shared/rich-text/rich-text-field.tsx';
import { AreaField, LinesField, TextField, useVillaForm } from './fields.tsx';
import type { VillaFormInput } from '../form.ts';
import { Row, Section } from './section.tsx';

/** What the villa's page says of it. */
export function TextsSection() {
  const { control } = useVillaForm();
  return (
    <Section id="texts">
      <AreaField
        name="texts.summary"
        label="Özet"
        hint="Kartlarda ve arama sonuçlarında görünür; bir iki cümle yeter."
      />
      <RichTextField<VillaFormInput>
        label="Villanın anlatımı"
        name="texts.description"
        control={control}
      />
      <Row of={2}>
        <AreaField
          name="texts.why"
          label="Neden bu ev"
          hint="Evi neden seçtiğiniz, kendi ağzınızdan bir iki cümleyle. Boşsa sayfada görünmez."
        />
        <LinesField
          name="texts.goodToKnow"
          label="Gelmeden bilin"
          hint="Merdiven, yol, komşu, ses: her satır bir madde. Boşsa sayfada görünmez."
        />
      </Row>
      <Row of={3}>
        <LinesField name="texts.included" label="Fiyata dahil" hint="Her satır bir madde." />
        <LinesField
          name="texts.excluded"
          label="Fiyata dahil değil"
          hint="Ücret aldığınız her şeyi (evcil hayvan, ısıtma, transfer) Ek hizmetler bölümüne fiyatıyla yazın; sayfada kendiliğinden görünür."
        />
        <LinesField name="texts.houseRules" label="Ev kuralları" hint="Her satır bir madde." />
      </Row>
      <Row of={2}>
        <TextField
          name="texts.inspectedOn"
          label="Evin görüldüğü gün"
          hint="Sayfada “gördü: 14 Mart 2026” diye yazar. Boşsa görünmez."
          type="date"
          mayBeEmpty
        />
        <TextField name="texts.inspectedBy" label="Evi gören" hint="Boşsa acentanın adı yazar." />
      </Row>
      <AreaField name="texts.notes" label="Not" hint="Villa sayfasında ayrıca görünür." />
    </Section>
  );
}
