import { fold } from '#domain/values/fold.ts';
import { CODE_RANDOM_BYTES, reservationCode } from '#domain/reservation-code.ts';
import type { Write } from '#worker/platform/write.ts';

/** Id, code and timestamps of a new reservation. */
export function newIdentity({ newId, now, at }: Write) {
  const bytes = crypto.getRandomValues(new Uint8Array(CODE_RANDOM_BYTES));
  return {
    id: newId(),
    code: reservationCode(bytes, now.getUTCFullYear()),
    createdAt: at,
    updatedAt: at,
  };
}

/** A guest's contact data; a field is empty when a clerk knows only one way to reach them. */
type Customer = {
  firstName: string;
  lastName: string;
  phone: string;
  email: string;
  note?: string | undefined;
};

/** The columns of a guest on a reservation, found by the folded name. */
export function customerColumns(customer: Customer) {
  const { firstName, lastName, phone, email, note = '' } = customer;
  return { firstName, lastName, phone, email, note, ...searchColumns(customer) };
}

export const searchColumns = ({
  firstName,
  lastName,
}: {
  firstName: string;
  lastName: string;
}) => ({
  searchText: fold(`${firstName} ${lastName}`),
});
