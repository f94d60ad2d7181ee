import type { ComponentProps } from 'react';
import { type Control, Controller, type FieldPath, type FieldValues } from 'react-hook-form';
import { DayInput } from '#dashboard/ui/day-input.tsx';

type Props<Values extends FieldValues, Context, Output> = Omit<
  ComponentProps<typeof DayInput>,
  'value' | 'onChange' | 'name'
> & {
  control: Control<Values, Context, Output>;
  name: FieldPath<Values>;
  /** The value of an emptied field in the API. */
  none?: '' | null;
};

export function DayField<Values extends FieldValues, Context, Output>(
  props: Props<Values, Context, Output>,
) {
  const { control, name, none = '', ...rest } = props;
  return (
    <Controller
      control={control}
      name={name}
      render={({ field }) => (
        <DayInput
          {...rest}
          {...field}
          value={field.value ?? ''}
          onChange={(day) => field.onChange(day === '' ? none : day)}
        />
      )}
    />
  );
}
