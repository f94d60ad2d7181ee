import { isPersonName, isSenderName, tidyName } from '#domain/values/person-name.ts';
import { line } from './fields.ts';

/** A name that a clerk writes or brings, tidied and otherwise as they want it. */
export const anyName = (min: number, max: number) => line(min, max, tidyName);

/** The schema for every person's name (domain/values/person-name.ts). */
export const personName = (min: number, max: number) =>
  anyName(min, max).refine(
    isPersonName,
    'Ad yalnız harf, boşluk, kesme ve tire içerebilir; noktadan sonra boşluk bırakın.',
  );

/** The name of whoever writes to the agency: a person or a company. */
export const senderName = (min: number, max: number) =>
  anyName(min, max).refine(
    isSenderName,
    'Ad yalnız harf, rakam, boşluk ve & + , ( ) ’ - işaretlerini içerebilir; noktadan sonra boşluk bırakın.',
  );
