import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Controller } from 'react-hook-form';
import type { AdminAmenity } from '#domain/amenities/admin-schema.ts';
import { fold } from '#domain/values/fold.ts';
import { messageOf } from '#dashboard/app/api-error.ts';
import { TextInput } from '#dashboard/ui/controls.tsx';
import { ErrorState, Skeleton } from '#dashboard/ui/states.tsx';
import { amenityChoicesQuery } from '#dashboard/shared/villas/choices.ts';
import { useFieldError } from './fields.tsx';
import { sorted, type VillaFormInput } from '../form.ts';
import { Section } from './section.tsx';
import { TickGrid } from './tick-grid.tsx';

/** What the villa has, by category, as a grid that can be narrowed by typing. */
export function AmenitiesSection() {
  const { data, error, refetch } = useQuery(amenityChoicesQuery);
  const refused = useFieldError('featureIds');
  const [sought, setSought] = useState('');
  const matching = (data?.items ?? []).flatMap(({ features, ...category }) => {
    const found = features.filter(({ name }) => fold(name).includes(fold(sought)));
    return found.length > 0 ? [{ ...category, features: found }] : [];
  });
  return (
    <Section
      id="features"
      intro="İşaretli olanlar villa sayfasında ve aramadaki filtrelerde görünür."
    >
      {error && !data ? (
        <ErrorState text={messageOf(error)} onRetry={() => void refetch()} />
      ) : data ? (
        <>
          <TextInput
            type="search"
            aria-label="Özellik ara"
            placeholder="Özellik ara"
            className="max-w-72"
            value={sought}
            onChange={({ target }) => setSought(target.value)}
            // Enter in this field filters amenities; it must not save the villa.
            onKeyDown={(event) => event.key === 'Enter' && !event.ctrlKey && event.preventDefault()}
          />
          {refused && <p className="text-xs text-red">{refused}</p>}
          {matching.length === 0 && <p className="text-soft">Bu adla bir özellik yok.</p>}
          <Controller<VillaFormInput, 'featureIds'>
            name="featureIds"
            render={({ field }) => (
              <>
                {matching.map(({ id, name, features }) => (
                  <TickGrid
                    key={id}
                    legend={name}
                    items={features.map(nameHidden)}
                    chosen={field.value}
                    onChange={(ids) => field.onChange(sorted(ids))}
                  />
                ))}
              </>
            )}
          />
        </>
      ) : (
        <Skeleton className="h-48 w-full" />
      )}
    </Section>
  );
}

/** Visitors do not see it, which matters to whoever selects it. */
const nameHidden = ({ id, name, active }: AdminAmenity) => ({
  id,
  name: active ? name : `${name} (sitede gizli)`,
});
