import * as z from 'zod';
import { CreateReservationInput, CustomerInput } from '#domain/reservations/schema.ts';

/** The fields of the form: the Worker's own schemas without the quote, which the page has. */
export const RequestForm = z.object({
  customer: CustomerInput,
  consents: CreateReservationInput.shape.consents,
});
export type RequestForm = z.output<typeof RequestForm>;

/** The name and the value of the button that books at once. */
export const AT_ONCE = { name: 'act', value: 'instant' } as const;
