import { placeLabel } from '#domain/villas/labels.ts';
import { NumberField } from './fields.tsx';
import { PLACES } from '../places.ts';
import { Section } from './section.tsx';

/** How far the places are that guests ask about. */
export function DistancesSection() {
  return (
    <Section
      id="distances"
      intro="Metre olarak yazın (1,2 km için 1200). Boş kalanlar sayfada görünmez."
    >
      <div className="grid grid-cols-2 items-start gap-3 sm:grid-cols-3">
        {PLACES.map((place) => (
          <NumberField
            key={place}
            name={`distances.${place}`}
            label={`${placeLabel(place)} (m)`}
            mayBeEmpty
          />
        ))}
      </div>
    </Section>
  );
}
