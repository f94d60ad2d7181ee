import { isStaff } from '#domain/auth/permissions.ts';
import type { CreateBlockInput, ManualBlock } from '#domain/availability/admin-schema.ts';
import { findOptionEndProblem } from '#domain/reservations/option-end.ts';
import { type Day, formatDay } from '#domain/values/dates.ts';
import { notFound, refused } from '#domain/errors.ts';
import { manualBlocks } from '#drizzle/schema/nights.ts';
import type { Deps } from '#worker/platform/deps.ts';
import type { Actor } from '#worker/platform/audit.ts';
import { instant, today } from '#worker/platform/clock.ts';
import type { Viewer } from '#worker/platform/viewer.ts';
import { runIdempotent, type WritePlan } from '#worker/platform/database/idempotency.ts';
import { beginWrite } from '#worker/platform/write.ts';
import { findBlockTarget } from './block-queries.ts';
import { takeNights } from '#worker/features/nights/nights.ts';
import { toManualBlock } from './present-block.ts';
import { explainTaken } from '#worker/features/nights/taken.ts';

/**
 * Closes nights of a villa manually: the block, its nights and the audit row in one batch, once a
 * key, so that a call repeated after a lost answer is not refused because of its own block. @throws
 * `DATES_TAKEN` (409) naming what takes them, `PAST` (422), `VALIDATION` (422) for an option that
 * ends too early or too late, `NOT_FOUND` when the villa is unknown or not the viewer's.
 */
export async function createBlock(
  deps: Deps,
  input: CreateBlockInput,
  viewer: Viewer,
  key: string,
  actor: Actor,
): Promise<ManualBlock> {
  const request = { scope: `block:${viewer.userId}`, key, body: input };
  try {
    const plan = () => planBlock(deps, input, viewer, actor);
    return (await runIdempotent(deps, request, plan)).content;
  } catch (error) {
    const { villa_id: villaId, started_at: checkIn, finished_at: checkOut } = input;
    throw await explainTaken(deps, error, { villaId, checkIn, checkOut }, isStaff(viewer.role));
  }
}

async function planBlock(
  deps: Deps,
  input: CreateBlockInput,
  viewer: Viewer,
  actor: Actor,
): Promise<WritePlan<ManualBlock>> {
  const target = await findBlockTarget(deps.db, input.villa_id, viewer);
  if (target === null) throw notFound('Böyle bir villa yok.');
  const day = today(deps.clock);
  if (input.finished_at <= day) {
    throw refused(
      'PAST',
      `Geçmiş geceler kapatılamaz. Bitiş günü ${formatDay(day)} gününden sonra olmalı.`,
    );
  }
  assertOptionEnd(deps, target.villa, input);

  const write = beginWrite(deps, actor);
  const { at } = write;
  const block = {
    id: write.newId(),
    version: 1,
    createdAt: at,
    updatedAt: at,
    villaId: target.villa.id,
    createdBy: viewer.userId,
    ...blockColumnsOf(input),
  };
  const { firstName = null, lastName = null } = target.person ?? {};
  return {
    status: 201,
    content: toManualBlock({
      ...block,
      villaName: target.villa.name,
      byOffice: isStaff(viewer.role),
      firstName,
      lastName,
    }),
    steps: [
      write.insert(manualBlocks, block),
      ...takeNights(holdingOf(block), 'block', block.expiresAt, at),
      write.audit('block.create', block.id, { after: auditedBlock(block) }),
    ],
  };
}

type BlockedVilla = { checkInTime: string; optionMaxDays: number };

/**
 * @throws `VALIDATION` (422) when an option ends too early, or later than an option of a stay may.
 */
export function assertOptionEnd(
  { clock }: Deps,
  villa: BlockedVilla,
  { expires_at, started_at }: { expires_at: string | null; started_at: Day },
): void {
  if (expires_at === null) return;
  const message = findOptionEndProblem(expires_at, {
    now: instant(clock),
    checkIn: started_at,
    checkInTime: villa.checkInTime,
    maxDays: villa.optionMaxDays,
  });
  if (message !== null) throw refused('VALIDATION', message, [{ path: 'expires_at', message }]);
}

/** The columns of a block from the body of a call. */
export function blockColumnsOf(input: Omit<CreateBlockInput, 'villa_id'>) {
  return {
    kind: input.status,
    startsOn: input.started_at,
    endsOn: input.finished_at,
    note: input.note,
    expiresAt: input.expires_at,
  };
}

type BlockRow = ReturnType<typeof blockColumnsOf> & { id: string; villaId: number };

/** The nights of a block. */
export const holdingOf = ({ id, villaId, startsOn, endsOn }: BlockRow) => ({
  villaId,
  checkIn: startsOn,
  checkOut: endsOn,
  ref: id,
});

/** The part of a block that the audit log stores; not the note, which may name a guest. */
export function auditedBlock({ villaId, kind, startsOn, endsOn, expiresAt }: BlockRow) {
  return { villaId, kind, startsOn, endsOn, expiresAt };
}
