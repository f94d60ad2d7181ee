import { must } from '../broken.ts';
import type { Change, DbRow } from '../world/mirror.ts';
import type { Invariant } from './invariant.ts';
import { RACE } from './names.ts';

const MOVES =
  'a stay moves only as the table of its states allows, and its history tells every move';
const MAILS = 'mails come once and never contradict the state';
const AUDIT = 'the audit log has one row a write';

/** The table of states as the trade has it: allowed transitions, and the mails of each. */
const TABLE: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>> = {
  new: {
    requested: ['talep_alindi', 'yeni_talep_yonetici', 'sahip_musaitlik'],
    option: ['on_odeme_bilgi'],
    confirmed: ['rezervasyon_onay', 'sahip_onay'],
  },
  requested: {
    option: ['on_odeme_bilgi'],
    rejected: ['talep_reddedildi'],
    expired: ['opsiyon_doldu'],
    confirmed: ['rezervasyon_onay', 'sahip_onay'],
    cancelled: ['iptal_bilgi', 'sahip_iptal'],
  },
  option: {
    option: ['on_odeme_bilgi'],
    expired: ['opsiyon_doldu'],
    confirmed: ['rezervasyon_onay', 'sahip_onay'],
    cancelled: ['iptal_bilgi', 'sahip_iptal'],
  },
  confirmed: { staying: [], cancelled: ['iptal_bilgi', 'sahip_iptal'], no_show: ['sahip_gelmedi'] },
  staying: { completed: [], no_show: ['sahip_gelmedi'] },
  expired: { option: ['on_odeme_bilgi'] },
};

/** Mails that belong to one transition only. */
const OF_MOVES = new Set([
  'talep_alindi',
  'yeni_talep_yonetici',
  'sahip_musaitlik',
  'opsiyon_doldu',
  'sahip_onay',
  'talep_reddedildi',
  'iptal_bilgi',
  'sahip_iptal',
  'sahip_gelmedi',
]);

/** Rows written by a person or the system, by their name in the audit log. */
const AUDITED: Readonly<Record<string, string>> = {
  reservations: 'reservation',
  transactions: 'transaction',
  manual_blocks: 'block',
};

/**
 * Every transition of a stay in a step: allowed, recorded in its history, with its mails and its
 * audit row.
 */
export const transitions: Invariant = {
  name: MOVES,
  check: (_world, { changes, act }) => {
    const added = changes.filter(({ before, after }) => before === null && after !== null);
    for (const change of changes) {
      if (change.table === 'reservations') checkMove(change, added);
      if (AUDITED[change.table] !== undefined) checkAudit(change, added, act === RACE);
    }
    checkStrayMails(added, changes, act);
  },
};

function rowsOf(added: readonly Change[], table: string, stayId: string): DbRow[] {
  return added.flatMap(({ table: name, after }) =>
    name === table && after?.reservation_id === stayId ? [after] : [],
  );
}

function checkMove({ key, before, after }: Change, added: readonly Change[]): void {
  if (after === null) {
    must(MOVES, false, () => `reservation ${key} is gone`);
    return;
  }
  const from = before === null ? 'new' : String(before.status);
  const to = String(after.status);
  const history = rowsOf(added, 'reservation_history', key).toSorted((a, b) =>
    String(a.id) < String(b.id) ? -1 : 1,
  );
  const said = `${after.code} from ${from} to ${to}`;
  let at = before === null ? null : from;
  for (const step of history) {
    must(
      MOVES,
      step.from_status === at,
      () => `${said}: its history says from ${step.from_status}`,
    );
    at = String(step.to_status);
    const isAllowed = TABLE[String(step.from_status ?? 'new')]?.[at] !== undefined;
    must(MOVES, isAllowed, () => `${said}: ${step.from_status} to ${step.to_status}`);
  }
  must(MOVES, at === to, () => `${said}: its history ends at ${at}`);
  const mails = rowsOf(added, 'outbox', key).map(({ template }) => String(template));
  const expected =
    before === null
      ? // Guests who move in the middle of a stay are told of the move.
        after.continues_id === null
        ? (TABLE.new?.[to] ?? [])
        : []
      : history.flatMap((step) => TABLE[String(step.from_status)]?.[String(step.to_status)] ?? []);
  const isPaid = rowsOf(added, 'transactions', key).length > 0;
  for (const mail of new Set(expected)) {
    // A guest whose payment came too late is told by a clerk instead.
    if (mail === 'opsiyon_doldu' && isPaid) continue;
    const wanted = expected.filter((each) => each === mail).length;
    const count = mails.filter((each) => each === mail).length;
    must(MAILS, count === wanted, () => `${said}: ${count} mails ${mail}, not ${wanted}`);
  }
}

/** A mail of a transition that did not happen. */
function checkStrayMails(added: readonly Change[], changes: readonly Change[], act: string): void {
  for (const { table, after } of added) {
    if (table !== 'outbox' || after === null || !OF_MOVES.has(String(after.template))) continue;
    const moved = changes.some(
      (change) =>
        change.table === 'reservations' &&
        change.key === after.reservation_id &&
        change.before?.status !== change.after?.status,
    );
    must(MAILS, moved, () => `${after.template} without a move, while ${act}`);
  }
}

function checkAudit(
  { table, key, before, after }: Change,
  added: readonly Change[],
  isRace: boolean,
): void {
  const entity = AUDITED[table];
  if (after === null || !isWrite(table, before, after)) return;
  // A transfer that is taken back waits for the bank no more: a trigger's update.
  if (before !== null && added.some((change) => change.after?.reverses === key)) return;
  // Carried money is written, and audited, with the stay that goes on elsewhere.
  if (after.method === 'carried') {
    const isTold = added.some(({ after: row }) => row?.action === 'reservation.relocate');
    must(AUDIT, isTold, () => `${entity} ${key}: its move is not in the audit log`);
    return;
  }
  if (after.payout_id) {
    // Entries of a payout are one write with their run, which has the audit row.
    const isTold = added.some(
      (change) => change.table === 'audit_log' && change.after?.entity === 'payout_run',
    );
    must(AUDIT, isTold, () => `${entity} ${key}: its payout run is not in the audit log`);
    return;
  }
  const about = aboutOf(key, before, after);
  const rows = added.filter(
    (change) =>
      change.table === 'audit_log' &&
      change.after?.entity === (about === key ? entity : 'reservation') &&
      change.after?.entity_id === about &&
      // A mail that a clerk sends by hand is audited under its stay but changes nothing of it.
      change.after?.action !== 'reservation.mail',
  ).length;
  const steps = before === null ? writesOfNew(table, after) : writesBetween(table, before, after);
  // It is unknown how often several people wrote at once a row without a version, or the stay that
  // guests moved out of, which has the row of the new one.
  const isUncounted = isRace && (table !== 'reservations' || about !== key);
  const isRight = isUncounted ? rows >= steps : rows === steps;
  must(AUDIT, isRight, () => `${entity} ${key}: ${steps} writes, ${rows} rows of audit`);
}

/** Of guests who move, both stays and the money that is carried are one write under the first. */
function aboutOf(key: string, before: DbRow | null, after: DbRow): string {
  if (before !== null) return key;
  if (after.continues_id) return String(after.continues_id);
  return key;
}

/** A trigger's update of a row is not a write of its own: a write raises the version. */
function isWrite(table: string, before: DbRow | null, after: DbRow): boolean {
  if (before === null) return after.status !== 'failed' || table !== 'transactions';
  return table !== 'reservations' || before.version !== after.version;
}

/**
 * A refund through a provider is recorded before the request, and completed by its response. A stay
 * may be requested and expire in one race when its payment is slow.
 */
function writesOfNew(table: string, { provider, refund_of, status, version }: DbRow): number {
  if (table === 'reservations') return Number(version);
  const isCardRefund = provider !== null && refund_of !== null;
  return table === 'transactions' && isCardRefund && status !== 'pending' ? 2 : 1;
}

/** One tick of the cron may change a stay twice; its version counts the writes. */
function writesBetween(table: string, before: DbRow, after: DbRow): number {
  if (table !== 'reservations') return 1;
  return Math.max(1, Number(after.version) - Number(before.version));
}
