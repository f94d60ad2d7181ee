import type { PlantedBug } from './bug.ts';

const MOVE = 'worker/features/transitions/plan-transition.ts';
const IDEMPOTENCY = 'worker/platform/database/idempotency.ts';

/** Mistakes about writes: atomicity, idempotency, and what is audited. */
export const writeBugs: readonly PlantedBug[] = [
  {
    name: 'key-beside-the-write',
    what: 'the idempotency key is stored after the write and not with it',
    file: IDEMPOTENCY,
    find: "await db.write([step(first, () => conflict('IDEMPOTENCY_KEY_REUSED')), ...flatSteps(steps)]);",
    replace: 'await db.write(flatSteps(steps));\n    await db.write([step(first)]);',
  },
  {
    name: 'acknowledged-before-written',
    what: 'the answer leaves before the database has the write',
    file: IDEMPOTENCY,
    find: "await db.write([step(first, () => conflict('IDEMPOTENCY_KEY_REUSED')), ...flatSteps(steps)]);",
    replace:
      "db.write([step(first, () => conflict('IDEMPOTENCY_KEY_REUSED')), ...flatSteps(steps)]).catch(() => undefined);",
  },
  {
    name: 'mails-of-move-twice',
    what: 'the mails of a move are queued twice',
    file: MOVE,
    find: '    ...reservationMails(\n      write.now,\n      current.id,\n      entry.id,',
    replace:
      '    ...reservationMails(write.now, current.id, `${entry.id}-`, transition.mails),\n    ...reservationMails(\n      write.now,\n      current.id,\n      entry.id,',
  },
  {
    name: 'mails-of-move-forgotten',
    what: 'a move sends no mail',
    file: MOVE,
    find: 'transition.mails,\n      input.giveBack?.variables,',
    replace: '[],\n      input.giveBack?.variables,',
  },
  {
    name: 'mail-stays-waiting',
    what: 'a mail that has left stays in the outbox and leaves again',
    file: 'worker/features/mail/send-due.ts',
    find: "{ status: 'sent', sentAt: instant(deps.clock), lastError: null }",
    replace: '{ sentAt: instant(deps.clock), lastError: null }',
  },
  {
    name: 'move-without-audit',
    what: 'moves are not audited',
    file: 'worker/platform/write.ts',
    find: "const entityOf = (action: string) => action.replace(/\\..*/, '');",
    replace:
      "const entityOf = (action: string) => action === 'reservation.option' ? 'nothing' : action.replace(/\\..*/, '');",
  },
  {
    name: 'block-without-audit',
    what: 'closing nights by hand leaves no audit row',
    file: 'worker/features/availability/blocks/create-block.ts',
    find: "write.audit('block.create', block.id, {",
    replace: "write.audit('block.create', block.id, { entity: 'villa',",
  },
  {
    name: 'history-without-origin',
    what: 'the history of a move does not say where it came from',
    file: MOVE,
    find: '    reservationId,\n    from,\n',
    replace: '    reservationId,\n    from: null,\n',
  },
  {
    name: 'expired-comes-back-confirmed',
    what: 'a request that has run out may be confirmed by a clerk',
    file: 'domain/reservation-status.ts',
    find: "...transitions(['requested', 'option'], 'confirmed', {",
    replace: "...transitions(['requested', 'option', 'expired'], 'confirmed', {",
  },
  {
    name: 'cron-forgets-options',
    what: 'options never run out by themselves',
    file: 'worker/features/reservations/queries.ts',
    find: "and(eq(reservations.status, 'option'), lte(reservations.optionExpiresAt, now)),",
    replace: '',
  },
  {
    name: 'cron-skips-a-block',
    what: 'the cron leaves the first block that has run out standing',
    file: 'worker/features/availability/blocks/remove-block.ts',
    find: 'for (const block of await listDueBlocks(deps.db, instant(deps.clock), RUN_LIMIT)) {',
    replace:
      'for (const block of (await listDueBlocks(deps.db, instant(deps.clock), RUN_LIMIT)).slice(1)) {',
  },
];
