import type { Status } from '#domain/reservation-status.ts';
import type { Day } from '#domain/values/dates.ts';

/** The facts of a reservation that a transition needs. */
export type TransitionFacts = {
  id: string;
  code: string;
  status: Status;
  version: number;
  villaId: number;
  checkIn: Day;
  checkOut: Day;
};
