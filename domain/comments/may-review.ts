import type { Status } from '../reservation-status.ts';

/** Who stayed may tell of it: once a stay, and when it is over. The database holds both, too. */
export const mayReview = (status: Status): boolean => status === 'completed';
