import { isPersonName } from '#domain/values/person-name.ts';
import { line } from './fields.ts';

/** The schema for every person's name (domain/values/person-name.ts). */
export const personName = (min: number, max: number) =>
  line(min, max).refine(
    isPersonName,
    'Ad yalnız harf, boşluk, kesme ve tire içerebilir; noktadan sonra boşluk bırakın.',
  );
