import type { ClipboardEvent } from 'react';
import { useFieldArray, type UseFormReturn } from 'react-hook-form';
import type * as z from 'zod';
import type { CreateTownInput } from '#domain/locations/admin-schema.ts';
import { SHORE_KINDS, SHORE_LABELS } from '#domain/locations/shore-places.ts';
import { readMapPoint } from '#dashboard/form/map-point.ts';
import { FormRows } from '#dashboard/form/form-rows.tsx';
import { wholeNumber } from '#dashboard/form/numbers.ts';
import { Options, Select, TextInput } from '#dashboard/ui/controls.tsx';

type Values = z.input<typeof CreateTownInput>;
type Props = { form: UseFormReturn<Values, unknown, z.output<typeof CreateTownInput>> };

const MAX = 12;

/** Beaches, bays and harbours of a region, each with its place on the map. */
export function ShoreRows({ form }: Props) {
  const { control, register, setValue, formState } = form;
  const list = useFieldArray({ control, name: 'shore' });
  const errors = formState.errors.shore;

  /** Coordinates copied from a map fill in both fields. */
  const pasteBoth = (i: number) => (event: ClipboardEvent<HTMLInputElement>) => {
    const point = readMapPoint(event.clipboardData.getData('text'));
    if (!point) return;
    event.preventDefault();
    setValue(`shore.${i}.latitude`, point[0], { shouldDirty: true });
    setValue(`shore.${i}.longitude`, point[1], { shouldDirty: true });
  };

  return (
    <fieldset className="grid min-w-0 gap-3">
      <legend className="font-medium">Plajlar ve limanlar</legend>
      <p className="text-soft">
        Bölgenin sayfasında uzaklığıyla, haritalarda yeriyle görünür. Uzaklık bölgenin
        koordinatından hesaplanır.
      </p>
      <FormRows
        list={list}
        noun="yer"
        most={MAX}
        error={(errors?.root ?? errors)?.message}
        add="Yer ekle"
        onAdd={() => list.append(NEW_PLACE)}
      >
        {(i) => (
          <div className="grid grid-cols-2 gap-2">
            <TextInput label="Adı" {...register(`shore.${i}.name`)} />
            <Select label="Türü" {...register(`shore.${i}.kind`)}>
              <Options of={SHORE_KINDS} labels={SHORE_LABELS} />
            </Select>
            {(['latitude', 'longitude'] as const).map((name) => (
              <TextInput
                key={name}
                label={name === 'latitude' ? 'Yerin enlemi' : 'Yerin boylamı'}
                className="figures"
                inputMode="decimal"
                onPaste={pasteBoth(i)}
                {...register(`shore.${i}.${name}`, wholeNumber)}
              />
            ))}
          </div>
        )}
      </FormRows>
    </fieldset>
  );
}

/** Its coordinates are typed or pasted, and refused while they are missing. */
const NEW_PLACE = {
  name: '',
  kind: 'sand',
  latitude: null,
  longitude: null,
} as unknown as NonNullable<Values['shore']>[number];
