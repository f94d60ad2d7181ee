import type { Status } from '#domain/reservation-status.ts';

/** A guest may review a stay once, after it is over. The database enforces both as well. */
export const mayReview = (status: Status): boolean => status === 'completed';
