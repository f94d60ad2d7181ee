import { dueAfter, dueOf, findObstacle } from '#domain/payouts/proposal.ts';
import { DAYS_AHEAD, type Proposal, type ProposedPayout } from '#domain/payouts/schema.ts';
import { addDays, type Day } from '#domain/values/dates.ts';
import type { Database } from '#worker/platform/database/database.ts';
import { type OpenPosition, readPositions } from './queries.ts';

/** An owner with what is due, oldest stay first. */
export type DueOwner = {
  owner: OpenPosition['owner'];
  due: number;
  stays: OpenPosition[];
  /** All that is open between the agency and the owner, due or not. */
  open: OpenPosition[];
};

/** Every owner with something due by the end of `until`. One trip. */
export const readDue = async (db: Database, until: Day): Promise<DueOwner[]> =>
  dueOwners(await readPositions(db), until);

function dueOwners(open: readonly OpenPosition[], until: Day): DueOwner[] {
  const byOwner = Map.groupBy(open, ({ owner }) => owner.id);
  return [...byOwner.values()].flatMap((positions) => {
    const [first] = positions;
    if (first === undefined) return [];
    const { stays, due } = dueOf(positions, first.owner.timing, until);
    return stays.length === 0 ? [] : [{ owner: first.owner, due, stays, open: positions }];
  });
}

/** What a payout run of today would pay, why it would not pay other owners, and what becomes due next. One trip. */
export async function proposePayouts(db: Database, until: Day): Promise<Proposal> {
  const open = await readPositions(db);
  const owners = dueOwners(open, until).map(toProposed);
  const positions = open.map((one) => ({
    ...one,
    ownerId: one.owner.id,
    timing: one.owner.timing,
  }));
  const last = addDays(until, DAYS_AHEAD);
  return {
    until,
    owners: owners.toSorted((a, b) => rank(b) - rank(a) || b.due - a.due),
    coming: dueAfter(positions, until).filter(({ day }) => day <= last),
  };
}

const rank = ({ obstacle }: ProposedPayout): number => (obstacle === null ? 1 : 0);

function toProposed({ owner, due, stays }: DueOwner): ProposedPayout {
  const { id, name, iban, timing } = owner;
  return {
    owner: { id, name, iban },
    timing,
    due,
    obstacle: findObstacle(due, iban),
    stays: stays.map((stay) => ({
      reservation_id: stay.code,
      reservation_uid: stay.reservationId,
      villa_name: stay.villaName,
      checkin: stay.checkIn,
      checkout: stay.checkOut,
      owed: stay.owed,
      collected: stay.collected,
    })),
  };
}
