import * as z from 'zod';
import { queryNumber } from './fields.ts';

/** Ids of rows in an address, comma-separated: `3,14`. */
export const QueryIds = (most: number) =>
  z
    .string()
    .max(5_000)
    .transform((text) => text.split(',').filter((part) => part !== ''))
    .pipe(z.array(queryNumber(1, 999_999_999)).max(most));
