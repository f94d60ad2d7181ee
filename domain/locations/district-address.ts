/** Suffix of a district's address when a region, a type or a page of ours has the short one. */
export const DISTRICT_SUFFIX = '-ilcesi';

/**
 * The path of a district's page without the slash: its slug, `kas`. Regions and villa types take
 * precedence; when the slug is taken, the district is at `didim-ilcesi`.
 */
export const districtAddress = (slug: string, isTaken: (slug: string) => boolean): string =>
  isTaken(slug) ? `${slug}${DISTRICT_SUFFIX}` : slug;
