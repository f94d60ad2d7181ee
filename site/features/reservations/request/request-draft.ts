/**
 * Typed values before validation: a consent starts as false, where the schema requires true. Apart
 * from the schema, which is loaded with the form only.
 */
export type RequestDraft = {
  customer: { firstName: string; lastName: string; phone: string; email: string; note: string };
  consents: { terms: boolean; kvkk: boolean; marketing: boolean };
};

export const EMPTY_DRAFT: RequestDraft = {
  customer: { firstName: '', lastName: '', phone: '', email: '', note: '' },
  consents: { terms: false, kvkk: false, marketing: false },
};
