/** Longest window of the occupancy calendar, in days. */
export const MAX_OCCUPANCY_DAYS = 400;

/** Most villas of one answer. */
export const MAX_OCCUPANCY_VILLAS = 500;
