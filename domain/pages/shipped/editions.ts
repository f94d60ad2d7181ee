import type { PageSection } from '../schema.ts';

/**
 * How often the shipped text of a section has been written anew. A page keeps the edition that it was
 * taken from or held against; a later one is offered, and stands once somebody saves it.
 */
export const SHIPPED_EDITIONS: Record<PageSection, number> = {
  about: 2,
  rental: 2,
  cancel: 1,
  privacy: 1,
  kvkk: 2,
  howrent: 2,
  home: 2,
};

export const isOffered = (page: { section: PageSection; edition: number }): boolean =>
  page.edition < SHIPPED_EDITIONS[page.section];
