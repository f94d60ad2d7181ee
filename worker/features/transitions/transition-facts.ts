import type { Status } from '#domain/reservation-status.ts';
import type { Day } from '#domain/values/dates.ts';

/** What a transition needs to know of a reservation. */
export type TransitionFacts = {
  id: string;
  code: string;
  status: Status;
  version: number;
  villaId: number;
  checkIn: Day;
  checkOut: Day;
};
