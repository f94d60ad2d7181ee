import { createContext, useContext } from 'react';

/** Connects a control with its label, hint and error. */
type FieldTie = {
  id: string;
  'aria-invalid': boolean | undefined;
  'aria-describedby': string | undefined;
  'aria-required': boolean | undefined;
};

/** Also reaches the control through components in between, such as a form library's controller. */
export const FieldContext = createContext<FieldTie | null>(null);

export const useFieldTie = (): FieldTie | null => useContext(FieldContext);

/** What the surrounding form knows of its fields: which may not be empty, and what is refused. */
type FormFields = { required: ReadonlySet<string>; errors: object };

export const FormContext = createContext<FormFields>({ required: new Set(), errors: {} });

/** Required or not, and the sentence of a refusal, of the field with this path (`customer.phone`). */
export function useFormField(path: string): { isRequired: boolean; refusal: string | undefined } {
  const { required, errors } = useContext(FormContext);
  let at: unknown = errors;
  for (const name of path.split('.')) at = (at as Record<string, unknown> | undefined)?.[name];
  const refusal = (at as { message?: string } | undefined)?.message;
  return { isRequired: required.has(path), refusal };
}
