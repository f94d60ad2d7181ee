import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { ClerkQuoteInput } from '#domain/reservations/admin-schema.ts';
import { clerkQuoteQuery } from '../api.ts';

/** Wait after the last change. */
const DEBOUNCE_MS = 250;

/** The stay in a form while it is filled in. */
export type StayValues = {
  villa_id?: number | undefined;
  checkIn?: string | undefined;
  checkOut?: string | undefined;
  adults?: number | undefined;
  children?: number | undefined;
  babies?: number | undefined;
  override?: ClerkQuoteInput['override'];
};

/**
 * The price of a stay as it is typed; not requested before villa, dates and guests are complete.
 * `isCurrent`: the answer belongs to the current values.
 */
export function useClerkQuote(
  stay: StayValues,
  discount: unknown,
  editing?: { id: string; version: number },
) {
  const wanted = JSON.stringify({
    ...stay,
    editing: editing?.id,
    agencyDiscount: Number.isInteger(discount) ? discount : undefined,
  });
  const [asked, setAsked] = useState(wanted);
  useEffect(() => {
    const timer = setTimeout(() => setAsked(wanted), DEBOUNCE_MS);
    return () => clearTimeout(timer);
  }, [wanted]);
  const input = ClerkQuoteInput.safeParse(JSON.parse(asked)).data ?? null;
  const { data, error, isPlaceholderData } = useQuery(clerkQuoteQuery(input, editing?.version));
  return {
    quote: input === null ? undefined : data,
    error: input === null ? null : error,
    isCurrent: input !== null && asked === wanted && data !== undefined && !isPlaceholderData,
  };
}
