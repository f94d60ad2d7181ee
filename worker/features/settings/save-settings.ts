import type { SettingGroup, SettingsOfGroup } from '#domain/settings/admin-schema.ts';
import { RULE_DEFAULTS } from '#domain/settings/rule-defaults.ts';
import { isCompanyFact } from '#domain/settings/company-facts.ts';
import { TAX_TERMS, termsBegin } from '#domain/invoices/tax-terms.ts';
import { istanbulDay } from '#domain/values/dates.ts';
import { taxTerms } from '#drizzle/schema/settings.ts';
import type { Deps } from '#worker/platform/deps.ts';
import type { Actor } from '#worker/platform/audit.ts';
import type { Database } from '#worker/platform/database/database.ts';
import type { Steps } from '#worker/platform/database/write-batch.ts';
import { beginWrite, type Write } from '#worker/platform/write.ts';
import { removeUnusedPictures } from '#worker/features/media/storage/remove-unused.ts';
import { requirePicture } from '#worker/features/media/storage/require-picture.ts';
import { fillTextGaps } from '#worker/features/pages/fill-text-gaps.ts';
import {
  differences,
  overlay,
  selectGroup,
  type SettingRow,
  storeRules,
  storeSettings,
} from './stored-settings.ts';

/** A group of settings for the dashboard. One trip. */
export async function readSettings(db: Database, group: SettingGroup): Promise<SettingsOfGroup> {
  return toGroup(group, await readGroup(db, group));
}

/** The stored settings of a group; of the rules also those that nobody changed. */
async function readGroup(db: Database, group: SettingGroup): Promise<SettingRow[]> {
  const stored = await selectGroup(db, group);
  if (group !== 'rules') return stored;
  const changed = new Map(stored.map((row) => [row.key, row]));
  return Object.entries(RULE_DEFAULTS).map(
    ([key, value]) => changed.get(key) ?? { key, value, updatedAt: null },
  );
}

/**
 * Writes the values that differ from the present ones; keys left out are unchanged. The audit row
 * has the old and new values. A fact of the company also enters the texts that wait for it. One trip
 * to read, one to write; one more for a fact. @throws `UNKNOWN_CHOICE` (422) when the chosen picture
 * no longer exists, `STALE_VERSION` (409) when such a text was saved in between
 */
export async function saveSettings(
  deps: Deps,
  group: SettingGroup,
  input: Readonly<Record<string, string | undefined>>,
  actor: Actor,
): Promise<SettingsOfGroup> {
  const stored = await readGroup(deps.db, group);
  const { before, after } = differences(stored, input);
  if (Object.keys(after).length === 0) return toGroup(group, stored);
  const { hero_picture: picture } = after;
  if (picture !== undefined) await requirePicture(deps, picture || null, 'hero_picture');
  const write = beginWrite(deps, actor);
  const { now } = write;
  await write.run([
    group === 'rules' ? storeRules(now, after) : storeSettings(now, group, after),
    TAX_TERMS.filter((key) => after[key] !== undefined).map((key) =>
      write.upsert(
        taxTerms,
        { key, fromDay: termsBegin(istanbulDay(now)) },
        { value: after[key] ?? '' },
      ),
    ),
    await textSteps(deps.db, after, write),
    write.audit('settings.update', group, { before, after }),
  ]);
  if (picture !== undefined) await removeUnusedPictures(deps, [before.hero_picture ?? null]);
  return toGroup(group, overlay(stored, after, write.at));
}

/** The texts with a placeholder for one of the `changed` facts, filled. */
async function textSteps(
  db: Database,
  changed: Readonly<Record<string, string>>,
  write: Write,
): Promise<Steps> {
  const facts = Object.entries(changed).map(([key, value]) => ({ key, value }));
  if (!facts.some(({ key }) => isCompanyFact(key))) return [];
  return fillTextGaps(db, facts, write);
}

function toGroup(group: SettingGroup, rows: readonly SettingRow[]): SettingsOfGroup {
  const newest = rows.flatMap(({ updatedAt }) => updatedAt ?? []).toSorted();
  const shipped = (key: string) => (group === 'rules' ? (RULE_DEFAULTS[key] ?? null) : null);
  return {
    group,
    items: rows.map(({ key, value }) => ({ key, value, shipped: shipped(key) })),
    updated_at: newest.at(-1) ?? null,
  };
}
