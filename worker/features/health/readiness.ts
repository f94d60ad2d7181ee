import { sql } from 'drizzle-orm';
import type { HealthCheck, Readiness } from '#domain/health/schema.ts';
import { DomainError } from '#domain/errors.ts';
import { instant } from '#worker/platform/clock.ts';
import { createBudget, withBudget } from '#worker/platform/database/budget.ts';
import { DatabaseUnavailable, rootError } from '#worker/platform/database/database-errors.ts';
import { judgeSchema, selectSchemaVersion } from '#worker/platform/database/schema-version.ts';
import { guard } from '#worker/platform/database/write-batch.ts';
import { readTogether } from '#worker/platform/database/read-together.ts';
import type { Deps } from '#worker/platform/deps.ts';
import { isDiskLow, type MachineState } from '#worker/platform/machine.ts';
import { beatStep, isCronLate, selectCronBeat } from '#worker/platform/heartbeat.ts';
import {
  MANY_DEAD_MAILS,
  selectDeadMails,
  selectOutboxAge,
  STUCK_MAIL_MS,
} from '#worker/features/outbox/outbox-age.ts';
import { selectFeedHealth, selectCheckedSettings } from './queries.ts';

/** Limit in ms for a check: a database slower than this cannot serve visitors. */
const PATIENCE_MS = 2_000;

/** How often the check writes at most, in ms. */
const WRITE_EVERY_MS = 2_000;

/** A day without a backup is an alert, whatever its interval. */
const LATE_BACKUP_MINUTES = 24 * 60;

/**
 * The state of the parts of the installation, in three trips. Never throws: a failure is part of
 * the answer.
 */
export async function readReadiness(deps: Deps, looked = lookAtMachine(deps)): Promise<Readiness> {
  const [parts, machine] = await Promise.all([
    withBudget(createBudget({ ms: PATIENCE_MS }), () => readChecks(deps)),
    // Checked concurrently: a full disk is the cause of many failures of the other checks.
    checkMachine(deps, looked),
  ]);
  const checks = [...parts, ...machine];
  const { version, commit } = deps;
  const isOk = (name: HealthCheck['name']) =>
    checks.find((check) => check.name === name)?.ok === true;
  return { ready: isOk('database') && isOk('schema') && isOk('write'), version, commit, checks };
}

/** What everybody may know: how the machine is, and what exactly runs on it, helps who attacks it. */
export const withoutMachine = ({ checks, ...readiness }: Readiness): Readiness => ({
  ...readiness,
  commit: '',
  checks: checks.filter(({ name }) => !['disk', 'backup', 'mails_aside'].includes(name)),
});

/** What the supervisor reports of the machine; null without one, and when it does not answer. */
export const lookAtMachine = async ({ machine }: Deps): Promise<MachineState | null> =>
  (await machine?.look().catch(() => null)) ?? null;

async function readChecks(deps: Deps): Promise<HealthCheck[]> {
  const { db } = deps;
  try {
    const [schema] = await selectSchemaVersion(db);
    const verdict = judgeSchema(schema ?? { migration: null, rules: null });
    const isOurs = verdict === 'current' || verdict === 'ahead';
    const first: HealthCheck[] = [
      { name: 'database', ok: true, detail: 'answers' },
      { name: 'schema', ok: isOurs, detail: verdict },
    ];
    return isOurs
      ? [...first, ...(await Promise.all([tryWrite(deps), ...(await readParts(deps))]))]
      : first;
  } catch (error) {
    return [{ name: 'database', ok: false, detail: reasonOf(error) }];
  }
}

/**
 * Takes the write lock, passes a guard like every write and writes a row, because on a full disk
 * only that fails. Writes at most every few seconds, however often it is called.
 */
async function tryWrite({ db, clock }: Deps): Promise<HealthCheck> {
  try {
    await db.write([
      guard('readiness', sql`1 = 1`, () => new DomainError('busy', 'BUSY')),
      beatStep('readiness', clock.now(), WRITE_EVERY_MS),
    ]);
    return { name: 'write', ok: true, detail: 'possible' };
  } catch (error) {
    return { name: 'write', ok: false, detail: reasonOf(error) };
  }
}

async function readParts(deps: Deps): Promise<HealthCheck[]> {
  const { db, clock, mailer } = deps;
  const {
    cron: [cron],
    mails: [mails],
    dead: [dead],
    feeds: [feeds],
    settings,
  } = await readTogether(db, {
    cron: selectCronBeat(db),
    mails: selectOutboxAge(db, instant(clock)),
    dead: selectDeadMails(db, clock.now()),
    feeds: selectFeedHealth(db),
    settings: selectCheckedSettings(db),
  });
  const ageOf = (at: string) => Math.round((clock.now().getTime() - Date.parse(at)) / 60_000);
  const ageMs = mails?.oldest ? clock.now().getTime() - Date.parse(mails.oldest) : 0;
  const found = new Map(settings.map(({ key, value }) => [key, value.trim()]));
  const transport = mailer === null ? 'no transport, ' : '';
  // The agency's own notices wait for it, and are given up after a day.
  const address = found.get('site_email') === '' ? 'no address of the agency (Ayarlar), ' : '';
  const [due, given] = [mails?.waiting ?? 0, dead?.n ?? 0];
  const minutes = Math.round(ageMs / 60_000);
  const failing = feeds?.failing ?? 0;
  return [
    {
      name: 'cron',
      ok: !isCronLate(cron?.at, clock.now()),
      detail: cron === undefined ? 'never ran' : `${ageOf(cron.at)} min ago`,
      values: cron === undefined ? {} : { minutes: ageOf(cron.at) },
    },
    {
      name: 'outbox',
      ok: ageMs < STUCK_MAIL_MS && given < MANY_DEAD_MAILS && address === '',
      detail: `${transport}${address}${due} due, oldest ${minutes} min${given > 0 ? `, ${given} given up in a day` : ''}`,
      values: { due, minutes, dead: given },
    },
    {
      name: 'feeds',
      ok: failing === 0,
      detail: `${failing} of ${feeds?.total ?? 0} failing`,
      values: { failing, total: feeds?.total ?? 0 },
    },
    {
      name: 'rates',
      ok: !found.get('exchange_problem'),
      detail: `${found.get('exchange_source') || 'manual'}, of ${found.get('exchange_date') || 'no day'}`,
    },
  ];
}

/** Skipped on the platform, which is not ours to monitor. */
async function checkMachine(
  { machine, clock }: Deps,
  looked: Promise<MachineState | null>,
): Promise<HealthCheck[]> {
  if (machine === null) return [];
  const { disk = null, backupAt = null, mailsAside = 0 } = (await looked) ?? {};
  const checks: HealthCheck[] = [
    disk === null
      ? { name: 'disk', ok: false, detail: 'does not answer' }
      : {
          name: 'disk',
          ok: !isDiskLow(disk),
          detail: `${(disk.free / 1e9).toFixed(1)} of ${(disk.total / 1e9).toFixed(1)} GB free`,
          values: { free_bytes: disk.free, total_bytes: disk.total },
        },
    {
      name: 'mails_aside',
      ok: mailsAside === 0,
      detail: `${mailsAside} mails could not be read`,
      values: { mails: mailsAside },
    },
  ];
  if (backupAt === null) return checks;
  const minutes = Math.round((clock.now().getTime() - Date.parse(backupAt)) / 60_000);
  const values = { minutes };
  const ok = minutes < LATE_BACKUP_MINUTES;
  return [...checks, { name: 'backup', ok, detail: `${minutes} min ago`, values }];
}

/** Our own words only: the database's message may contain more than the public should read. */
function reasonOf(error: unknown): string {
  const root = rootError(error);
  return root instanceof DatabaseUnavailable ? root.reason : 'refuses the question';
}
