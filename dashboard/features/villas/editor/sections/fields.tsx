import type { ComponentProps, ReactNode } from 'react';
import {
  Controller,
  type FieldPath,
  type FieldPathByValue,
  get,
  useFormContext,
} from 'react-hook-form';
import { DecimalInput } from '#dashboard/form/decimal-input.tsx';
import { MoneyInput } from '#dashboard/form/money-input.tsx';
import { optional } from '#dashboard/form/optional.ts';
import { Select, TextArea, TextInput, Tick } from '#dashboard/ui/controls.tsx';
import { useFormField } from '#dashboard/ui/field-context.ts';
import type { VillaFormInput } from '../form.ts';
import { optionalNumber, wholeNumber } from '#dashboard/form/numbers.ts';

/** The fields of the editor's form by their path: label, control, hint and error in one. */

export const useVillaForm = () => useFormContext<VillaFormInput>();

type Path = FieldPath<VillaFormInput>;
type Named<Name extends Path = Path> = { name: Name; label: string; hint?: string };

/** The Turkish sentence of a refused field. */
export const useFieldError = (name: Path) => useFormField(name).refusal;

type TextProps = Named & { mayBeEmpty?: boolean } & Omit<ComponentProps<'input'>, 'name'>;

/** A line of text; one that may be empty is null on the wire. */
export function TextField({ name, label, hint, mayBeEmpty, ...rest }: TextProps) {
  const { register } = useVillaForm();
  return (
    <TextInput
      label={label}
      hint={hint}
      {...rest}
      {...register(name, mayBeEmpty ? optional : {})}
    />
  );
}

type AreaProps = Named & { mayBeEmpty?: boolean; rows?: number };

export function AreaField({ name, label, hint, mayBeEmpty, rows = 3 }: AreaProps) {
  const { register } = useVillaForm();
  return (
    <TextArea
      label={label}
      hint={hint}
      rows={rows}
      {...register(name, mayBeEmpty ? optional : {})}
    />
  );
}

export function NumberField({ name, label, hint, mayBeEmpty, ...rest }: TextProps) {
  const { register } = useVillaForm();
  return (
    <TextInput
      label={label}
      hint={hint}
      inputMode="numeric"
      className="figures"
      {...rest}
      {...register(name, mayBeEmpty ? optionalNumber : wholeNumber)}
    />
  );
}

type ChoiceProps = Named & {
  /** The choice is an id. */
  isNumber?: boolean;
  onChosen?: (value: string) => void;
  children: ReactNode;
};

/** A choice among options, which may arrive later than the value. */
export function ChoiceField({ name, label, hint, isNumber, onChosen, children }: ChoiceProps) {
  const read = isNumber ? optionalNumber.setValueAs : optional.setValueAs;
  return (
    <Controller<VillaFormInput, Path>
      name={name}
      render={({ field }) => (
        <Select
          label={label}
          hint={hint}
          ref={field.ref}
          name={name}
          value={field.value === null ? '' : String(field.value)}
          onBlur={field.onBlur}
          onChange={({ target }) => {
            field.onChange(read(target.value));
            onChosen?.(target.value);
          }}
        >
          {children}
        </Select>
      )}
    />
  );
}

export function CheckField({ name, label, hint }: Named) {
  const { register } = useVillaForm();
  return (
    <div>
      <Tick className="min-h-8" {...register(name)}>
        {label}
      </Tick>
      {hint && <p className="text-xs text-soft">{hint}</p>}
    </div>
  );
}

type NumberPath = FieldPathByValue<VillaFormInput, number>;

export function MoneyField({ name, label, hint }: Named<NumberPath>) {
  return (
    <Controller<VillaFormInput, NumberPath>
      name={name}
      render={({ field }) => <MoneyInput label={label} hint={hint} {...field} />}
    />
  );
}

/** A percentage or a length in metres, stored in hundredths. */
export function DecimalField({ name, label, hint, unit }: Named<NumberPath> & { unit: string }) {
  return (
    <Controller<VillaFormInput, NumberPath>
      name={name}
      render={({ field }) => <DecimalInput label={label} hint={hint} unit={unit} {...field} />}
    />
  );
}

type LinesPath = FieldPathByValue<VillaFormInput, string[]>;

/** A list of short lines, one a row of the box. */
export function LinesField({ name, label, hint }: Named<LinesPath>) {
  const { formState } = useVillaForm();
  const refused: unknown = get(formState.errors, name);
  // The list's own error, or that of its first invalid line.
  const error = Array.isArray(refused)
    ? (refused.find(Boolean) as { message?: string } | undefined)?.message
    : (refused as { message?: string } | undefined)?.message;
  return (
    <Controller<VillaFormInput, LinesPath>
      name={name}
      render={({ field }) => (
        <TextArea
          label={label}
          hint={hint}
          error={error}
          ref={field.ref}
          name={field.name}
          rows={7}
          value={field.value.join('\n')}
          onChange={({ target }) => field.onChange(target.value.split('\n'))}
          onBlur={() => {
            field.onChange(field.value.filter((line) => line.trim() !== ''));
            field.onBlur();
          }}
        />
      )}
    />
  );
}
