/** Days within which a request must be answered (KVKK m. 13/2). */
const ANSWER_DAYS = 30;

const DAY_MS = 86_400_000;

/** The instant by which a request that arrived at `receivedAt` must be answered. */
export const dueAt = (receivedAt: string): string =>
  new Date(Date.parse(receivedAt) + ANSWER_DAYS * DAY_MS).toISOString();

/** Whole days left; 0 on the last one, negative when it is over. */
export const daysLeft = (due: string, now: Date): number =>
  Math.floor((Date.parse(due) - now.getTime()) / DAY_MS);
