import { AreaField, LinesField } from './fields.tsx';
import { Row, Section } from './section.tsx';

/** What the villa's page says of it. */
export function TextsSection() {
  return (
    <Section id="texts">
      <AreaField
        name="texts.summary"
        label="Özet"
        hint="Kartlarda ve arama sonuçlarında görünür; bir iki cümle yeter."
      />
      <Row of={3}>
        <LinesField name="texts.included" label="Fiyata dahil" hint="Her satır bir madde." />
        <LinesField name="texts.excluded" label="Fiyata dahil değil" hint="Her satır bir madde." />
        <LinesField name="texts.houseRules" label="Ev kuralları" hint="Her satır bir madde." />
      </Row>
      <AreaField name="texts.notes" label="Not" hint="Villa sayfasında ayrıca görünür." />
    </Section>
  );
}
