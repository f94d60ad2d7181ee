import { createContext, useContext } from 'react';

/** What ties a control to the label, hint and error around it. */
type FieldTie = {
  id: string;
  'aria-invalid': boolean | undefined;
  'aria-describedby': string | undefined;
  'aria-required': boolean | undefined;
};

/** Reaches the control also where something stands between, such as a form library's controller. */
export const FieldContext = createContext<FieldTie | null>(null);

export const useFieldTie = (): FieldTie | null => useContext(FieldContext);

/** The names of the fields around that may not be left empty. */
export const RequiredContext = createContext<ReadonlySet<string>>(new Set());
