import { eq } from 'drizzle-orm';
import { notFound } from '#domain/errors.ts';
import { DEFAULT_TASK_RULES, TaskRules } from '#domain/house-tasks/rules.ts';
import type { VillaTaskRules } from '#domain/house-tasks/schema.ts';
import { villaTaskRules } from '#drizzle/schema/house-tasks.ts';
import { villas } from '#drizzle/schema/villas.ts';
import type { Actor } from '#worker/platform/audit.ts';
import type { Database } from '#worker/platform/database/database.ts';
import { readTogether } from '#worker/platform/database/read-together.ts';
import type { Deps } from '#worker/platform/deps.ts';
import { beginWrite } from '#worker/platform/write.ts';
import { storeSettings } from '#worker/features/settings/stored-settings.ts';
import { RULES_KEY, selectAgencyRules } from './queries.ts';

/** The agency's stored rules; the defaults when none are stored. */
function agencyRules([row]: readonly { value: string }[]): TaskRules {
  const stored = row && TaskRules.safeParse(JSON.parse(row.value));
  return stored?.data ?? DEFAULT_TASK_RULES;
}

export const readAgencyRules = async (db: Database): Promise<TaskRules> =>
  agencyRules(await selectAgencyRules(db));

export async function saveAgencyRules(
  { db, clock }: Deps,
  rules: TaskRules,
  actor: Actor,
): Promise<TaskRules> {
  const before = await readAgencyRules(db);
  const write = beginWrite({ db, clock }, actor);
  await write.run([
    ...storeSettings(write.now, 'houses', { [RULES_KEY]: JSON.stringify(rules) }),
    write.audit('settings.update', 'houses', { before, after: rules }),
  ]);
  return rules;
}

/** The rules of a villa. @throws `NOT_FOUND` */
export async function readVillaRules(db: Database, villaId: number): Promise<VillaTaskRules> {
  const { agency, found } = await readTogether(db, {
    agency: selectAgencyRules(db),
    found: db.read
      .select({ own: villaTaskRules.rules })
      .from(villas)
      .leftJoin(villaTaskRules, eq(villaTaskRules.villaId, villas.id))
      .where(eq(villas.id, villaId)),
  });
  const [row] = found;
  if (row === undefined) throw notFound('Böyle bir villa yok.');
  return { own: row.own, agency: agencyRules(agency) };
}

/** Gives a villa its own rules, or the agency's again. @throws `NOT_FOUND` */
export async function saveVillaRules(
  deps: Deps,
  villaId: number,
  own: TaskRules | null,
  actor: Actor,
): Promise<VillaTaskRules> {
  const before = await readVillaRules(deps.db, villaId);
  const write = beginWrite(deps, actor);
  await write.run([
    own === null
      ? write.delete(villaTaskRules, { villaId })
      : write.upsert(villaTaskRules, { villaId }, { rules: own }),
    write.audit('villa.update', villaId, {
      before: { task_rules: before.own },
      after: { task_rules: own },
    }),
  ]);
  return { ...before, own };
}
