import * as z from 'zod';
import { LANGUAGE_CODES } from './languages.ts';

/** The language of whoever sends a form; an unknown one is refused with 422. */
export const LanguageSchema = z.enum(LANGUAGE_CODES, 'Bu dili bilmiyoruz.').meta({
  description: 'The language that the sender reads; by default that of the call, or Turkish',
  example: 'en',
});

/** What a person wrote in, which may be none of ours; as BCP 47 names it. */
export const WrittenLanguageSchema = z
  .string()
  .regex(/^[a-z]{2,3}$/)
  .meta({ example: 'pl' });
