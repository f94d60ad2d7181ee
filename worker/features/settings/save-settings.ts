import type { SettingGroup, SettingsOfGroup } from '#domain/settings/admin-schema.ts';
import type { Deps } from '../../platform/deps.ts';
import { type Actor, audit } from '../../platform/audit.ts';
import type { Database } from '../../platform/database/database.ts';
import { type SettingRow, selectGroup } from './queries.ts';
import { storeSettings } from './store-settings.ts';

/** A group of settings as the dashboard shows it. One trip. */
export async function readSettings(db: Database, group: SettingGroup): Promise<SettingsOfGroup> {
  return toGroup(group, await selectGroup(db, group));
}

/**
 * Writes what differs from what is stored; keys left out stay as they are. The audit row names what
 * changed, from what to what. One trip to read, one to write.
 */
export async function saveSettings(
  deps: Deps,
  group: SettingGroup,
  input: Readonly<Record<string, string | undefined>>,
  actor: Actor,
): Promise<SettingsOfGroup> {
  const stored = await selectGroup(deps.db, group);
  const { before, after } = differences(stored, input);
  if (Object.keys(after).length === 0) return toGroup(group, stored);
  const now = deps.clock.now();
  await deps.db.write([
    ...storeSettings(deps.db, now, group, after),
    audit(deps.db, actor, now, {
      action: 'settings.update',
      entity: 'settings',
      entityId: group,
      before,
      after,
    }),
  ]);
  return toGroup(group, overlay(stored, after, now.toISOString()));
}

/** The keys whose value is not the stored one, before and after. */
export function differences(
  stored: readonly Pick<SettingRow, 'key' | 'value'>[],
  wanted: Readonly<Record<string, string | undefined>>,
) {
  const known = new Map(stored.map(({ key, value }) => [key, value]));
  const changed = Object.entries(wanted).flatMap(([key, value]): [string, string][] =>
    value === undefined || value === known.get(key) ? [] : [[key, value]],
  );
  return {
    before: Object.fromEntries(changed.map(([key]) => [key, known.get(key) ?? null])),
    after: Object.fromEntries(changed),
  };
}

/** Rows as they are once `values` are written over them. */
export function overlay(
  stored: readonly SettingRow[],
  values: Readonly<Record<string, string>>,
  updatedAt: string,
): SettingRow[] {
  const known = new Set(stored.map(({ key }) => key));
  const added = Object.entries(values).filter(([key]) => !known.has(key));
  return [
    ...stored.map((row) => {
      const value = values[row.key];
      return value === undefined ? row : { ...row, value, updatedAt };
    }),
    ...added.map(([key, value]) => ({ key, value, updatedAt })),
  ];
}

function toGroup(group: SettingGroup, rows: readonly SettingRow[]): SettingsOfGroup {
  const newest = rows.map(({ updatedAt }) => updatedAt).toSorted();
  return {
    group,
    items: rows.map(({ key, value }) => ({ key, value })),
    updated_at: newest.at(-1) ?? null,
  };
}
