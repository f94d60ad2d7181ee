import { deviceStore } from '#dashboard/app/device-store.ts';
import type { TaskReport } from '#domain/house-tasks/schema.ts';

/** A person's report that has not reached the office yet. */
export type Outgoing = { id: string; userId: number; seq: number; at: string } & (
  | { kind: 'report'; task: string; report: Omit<TaskReport, 'at'> }
  | { kind: 'photo'; task: string; photo: File }
  | { kind: 'problem'; task: string | null; fields: ProblemFields; photo: File | null }
);

/** `isKept` is null while the phone is writing it, false where it cannot: it is lost with the page. */
export type Handed = Outgoing & { isKept: boolean | null };

/** A problem in a house of which the office does not know yet. */
export type WaitingProblem = Extract<Outgoing, { kind: 'problem' }>;

export type ProblemFields = {
  villa_id: number;
  title: string;
  note: string;
  before_arrival: boolean;
};

const store = deviceStore<Outgoing>('kiyi-day', 'outgoing');

/* Without storage the reports of the open page are still sent. */

export const readKept = store.all;

/** False where it could not be kept. */
export const keep = store.keep;

export const forget = store.forget;
