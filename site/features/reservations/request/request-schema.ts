import { z } from 'zod';
import { CreateReservationInput, CustomerInput } from '#domain/reservations/schema.ts';

/** The fields of the form: the Worker's own schemas without the quote, which the page has. */
export const RequestForm = z.object({
  customer: CustomerInput,
  consents: CreateReservationInput.shape.consents,
});
export type RequestForm = z.output<typeof RequestForm>;

/** Typed values before validation: a consent starts as false, where the schema requires true. */
export type RequestDraft = {
  customer: { firstName: string; lastName: string; phone: string; email: string; note: string };
  consents: { terms: boolean; kvkk: boolean; marketing: boolean };
};

export const EMPTY_DRAFT: RequestDraft = {
  customer: { firstName: '', lastName: '', phone: '', email: '', note: '' },
  consents: { terms: false, kvkk: false, marketing: false },
};
