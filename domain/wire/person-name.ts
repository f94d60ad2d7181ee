import { isPersonName } from '../values/person-name.ts';
import { line } from './fields.ts';

/** The one schema of a person's name, wherever one is typed (domain/values/person-name.ts). */
export const personName = (min: number, max: number) =>
  line(min, max).refine(
    isPersonName,
    'Ad yalnız harf, boşluk, kesme ve tire içerebilir; noktadan sonra boşluk bırakın.',
  );
