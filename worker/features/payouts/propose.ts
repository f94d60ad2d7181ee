import { dueOf, findObstacle } from '#domain/payouts/proposal.ts';
import type { Proposal, ProposedPayout } from '#domain/payouts/schema.ts';
import type { Day } from '#domain/values/dates.ts';
import type { Database } from '#worker/platform/database/database.ts';
import { type OpenPosition, readPositions } from './queries.ts';

/** An owner with what is due, oldest stay first. */
export type DueOwner = {
  owner: OpenPosition['owner'];
  due: number;
  stays: OpenPosition[];
};

/** Every owner with something due by the end of `until`. One trip. */
export async function readDue(db: Database, until: Day): Promise<DueOwner[]> {
  const byOwner = Map.groupBy(await readPositions(db), ({ owner }) => owner.id);
  return [...byOwner.values()].flatMap((positions) => {
    const [first] = positions;
    if (first === undefined) return [];
    const { stays, due } = dueOf(positions, first.owner.timing, until);
    return stays.length === 0 ? [] : [{ owner: first.owner, due, stays }];
  });
}

/** What a payout run of today would pay, and why it would not pay other owners. */
export async function proposePayouts(db: Database, until: Day): Promise<Proposal> {
  const owners = (await readDue(db, until)).map(toProposed);
  return { until, owners: owners.toSorted((a, b) => rank(b) - rank(a) || b.due - a.due) };
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
