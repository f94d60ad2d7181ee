/**
 * Stands in for the part of the query library that reads pages without end (vite.config.ts): the
 * first load would pay for it and no list here is read like that.
 */
export function infiniteQueryBehavior(): never {
  throw new Error('infinite queries are left out of this build');
}
export const hasNextPage = infiniteQueryBehavior;
export const hasPreviousPage = infiniteQueryBehavior;
