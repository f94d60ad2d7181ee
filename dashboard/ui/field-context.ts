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

/** The names of required fields in the surrounding form. */
export const RequiredContext = createContext<ReadonlySet<string>>(new Set());
