import * as z from 'zod';

/** The fields of a party in an answer. */
export const PARTY = { adults: z.int(), children: z.int(), babies: z.int() };
