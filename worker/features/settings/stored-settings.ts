import { asc, eq } from 'drizzle-orm';
import { RULE_DEFAULTS } from '#domain/settings/rule-defaults.ts';
import { settings } from '#drizzle/schema/settings.ts';
import type { Database } from '#worker/platform/database/database.ts';
import { build } from '#worker/platform/database/statements.ts';
import { type Step, step } from '#worker/platform/database/write-batch.ts';

type Group = (typeof settings.$inferSelect)['group'];

/** `updatedAt` is null for a default that nobody changed. */
export type SettingRow = { key: string; value: string; updatedAt: string | null };

/** The stored settings of a group, for the dashboard. */
export function selectGroup(db: Database, group: Group) {
  return db.read
    .select({ key: settings.key, value: settings.value, updatedAt: settings.updatedAt })
    .from(settings)
    .where(eq(settings.group, group))
    .orderBy(asc(settings.id));
}

/** Upserts values by key. */
export function storeSettings(
  now: Date,
  group: Group,
  values: Readonly<Record<string, string>>,
): Step[] {
  const updatedAt = now.toISOString();
  return Object.entries(values).map(([key, value]) =>
    step(
      build
        .insert(settings)
        .values({ group, key, value, createdAt: updatedAt, updatedAt })
        .onConflictDoUpdate({ target: settings.key, set: { value, updatedAt } }),
    ),
  );
}

/** Upserts rules; one that is as it comes with the product has no row. */
export function storeRules(now: Date, values: Readonly<Record<string, string>>): Step[] {
  const isDefault = (key: string) => values[key] === RULE_DEFAULTS[key];
  const [usual, own] = [true, false].map((wanted) =>
    Object.entries(values).filter(([key]) => isDefault(key) === wanted),
  );
  return [
    ...(usual ?? []).map(([key]) => step(build.delete(settings).where(eq(settings.key, key)))),
    ...storeSettings(now, 'rules', Object.fromEntries(own ?? [])),
  ];
}

/** The keys whose values differ, before and after. */
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

/** The rows with `values` applied. */
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
