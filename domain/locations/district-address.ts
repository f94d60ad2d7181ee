/** How the address of a district ends where a region, a type or a page of ours has the short one. */
export const DISTRICT_SUFFIX = '-ilcesi';

/**
 * The address of a district's page, without the slash: its slug, `kas`. A region and a villa type
 * are named by the agency and come first; of a name that is taken the district is `didim-ilcesi`.
 */
export const districtAddress = (slug: string, isTaken: (slug: string) => boolean): string =>
  isTaken(slug) ? `${slug}${DISTRICT_SUFFIX}` : slug;
