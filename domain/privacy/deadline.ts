/** Days within which a request must be answered (law 6698, KVKK, art. 13/2). */
const ANSWER_DAYS = 30;

const DAY_MS = 86_400_000;

/** The deadline for answering a request received at `receivedAt`. */
export const dueAt = (receivedAt: string): string =>
  new Date(Date.parse(receivedAt) + ANSWER_DAYS * DAY_MS).toISOString();

/** Full days left; 0 on the last day, negative when overdue. */
export const daysLeft = (due: string, now: Date): number =>
  Math.floor((Date.parse(due) - now.getTime()) / DAY_MS);
