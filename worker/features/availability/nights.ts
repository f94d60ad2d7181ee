import { and, eq, gte, lt, lte, or } from 'drizzle-orm';
import { eachNight } from '#domain/dates.ts';
import { conflict } from '#domain/errors.ts';
import { villaNights } from '#drizzle/schema/nights.ts';
import type { Database } from '../../platform/database.ts';
import { build } from '../../platform/statements.ts';
import { type Step, step } from '../../platform/write-batch.ts';

/** The nights [checkIn, checkOut) of one villa and who holds them. */
export type Holding = {
  villaId: number;
  checkIn: string;
  checkOut: string;
  /** The id of the reservation or the manual block. */
  ref: string;
};

/**
 * Takes nights: what has run out or is already this holder's own makes room, then every night is
 * inserted. The primary key (villa, night) decides who came first: the whole batch
 * fails with `DATES_TAKEN` when a single night is somebody else's.
 */
export function takeNights(
  db: Database,
  holding: Holding,
  kind: 'hold' | 'reservation' | 'block',
  expiresAt: string | null,
  now: string,
): Step[] {
  const { villaId, checkIn, checkOut, ref } = holding;
  const makeRoom = build
    .delete(villaNights)
    .where(
      and(
        eq(villaNights.villaId, villaId),
        gte(villaNights.night, checkIn),
        lt(villaNights.night, checkOut),
        or(lte(villaNights.expiresAt, now), eq(villaNights.ref, ref)),
      ),
    );
  const rows = eachNight(checkIn, checkOut).map((night) => ({
    villaId,
    night,
    kind,
    ref,
    expiresAt,
  }));
  return [
    step(makeRoom),
    step(build.insert(villaNights).values(rows), () => conflict('DATES_TAKEN')),
  ];
}

/** Gives all nights of a holder back for sale. */
export function freeNights(db: Database, ref: string): Step {
  return step(build.delete(villaNights).where(eq(villaNights.ref, ref)));
}

/** Gives back the nights from `day` on, e.g. of a guest who never came. */
export function freeNightsFrom(db: Database, ref: string, day: string): Step {
  return step(
    build.delete(villaNights).where(and(eq(villaNights.ref, ref), gte(villaNights.night, day))),
  );
}
