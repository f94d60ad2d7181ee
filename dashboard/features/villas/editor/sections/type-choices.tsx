import { useQuery } from '@tanstack/react-query';
import { Controller } from 'react-hook-form';
import { typeChoicesQuery } from '#dashboard/shared/villas/choices.ts';
import { useFieldError } from './fields.tsx';
import { sorted, type VillaFormInput } from '../form.ts';
import { TickGrid } from './tick-grid.tsx';

/** The types whose pages show the villa. */
export function TypeChoices() {
  const types = useQuery(typeChoicesQuery).data?.items ?? [];
  const error = useFieldError('villa_type_ids');
  return (
    <Controller<VillaFormInput, 'villa_type_ids'>
      name="villa_type_ids"
      render={({ field }) => (
        <TickGrid
          legend="Villa tipleri"
          items={types}
          chosen={field.value}
          error={error}
          onChange={(ids) => field.onChange(sorted(ids))}
        />
      )}
    />
  );
}
