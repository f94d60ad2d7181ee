import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { DEFAULT_TASK_RULES } from '#domain/house-tasks/rules.ts';
import { taskCompletions, villaTaskRules } from '#drizzle/schema/house-tasks.ts';
import { villaPools } from '#drizzle/schema/villa-parts.ts';
import { villas } from '#drizzle/schema/villas.ts';
import { type DaySpan, housesOf } from '#worker/features/house-tasks/derived-tasks.ts';
import { pageOfTasks, selectTasks } from '#worker/features/house-tasks/task-queries.ts';
import { testApp } from '#tests/support/app.ts';
import { createUser, createVilla } from '#tests/support/factories.ts';
import { queryPlans } from '#tests/support/query-plans.ts';

const PAGE = { order: 'day', skip: 0, take: 1000 } as const;

const app = testApp();
const { rows } = app.deps.db;

const TUESDAY: DaySpan = { from: '2029-05-15', to: '2029-05-15' };

/** A house with so many pools, and its own rules when it has pool days of its own. */
async function addPools(
  number: number,
  { active = true, days }: { active?: boolean; days?: number[] } = {},
) {
  const { id: villaId } = await createVilla(app);
  await rows.update(villas).set({ active }).where(eq(villas.id, villaId));
  const size = { widthCm: 400, lengthCm: 800, depthCm: 150 };
  for (let i = 0; i < number; i++)
    await rows.insert(villaPools).values({ villaId, use: 'private', kind: 'outdoor', ...size });
  if (days)
    await rows
      .insert(villaTaskRules)
      .values({ villaId, rules: { ...DEFAULT_TASK_RULES, pool_days: days } });
  return villaId;
}

const poolsOf = async (days: DaySpan, isDone?: boolean) => {
  const asked = { days, late: null, kinds: ['pool'] as const, isDone };
  const { rows: shown, total } = pageOfTasks(await selectTasks(app.deps.db, asked, PAGE));
  expect(total).toBe(shown.length);
  return shown.map(({ villaId }) => villaId);
};

it('counts the pools of a day as it lists them', async () => {
  const expected = [await addPools(1), await addPools(2), await addPools(1, { days: [1] })];
  const unexpected = [
    await addPools(0),
    await addPools(1, { active: false }),
    await addPools(1, { days: [2] }),
    await addPools(1, { active: false, days: [1] }),
    await addPools(0, { days: [1] }),
  ];
  const shown = await poolsOf(TUESDAY);
  expect(shown).toEqual(expect.arrayContaining(expected));
  expect(shown.filter((id) => unexpected.includes(id))).toEqual([]);
  // The agency's rules have no pools on a Wednesday.
  const wednesday = await poolsOf({ from: '2029-05-16', to: '2029-05-16' });
  expect(wednesday).toContain(unexpected[2]);
  expect(wednesday.filter((id) => expected.includes(id))).toEqual([]);
  await rows.insert(taskCompletions).values({
    task: `pool.${expected[0]}.${TUESDAY.from}`,
    villaId: expected[0]!,
    doneOn: TUESDAY.from,
    doneAt: `${TUESDAY.from}T08:00:00.000Z`,
    doneBy: (await createUser(app)).id,
  });
  expect(await poolsOf(TUESDAY, false)).toEqual(shown.filter((id) => id !== expected[0]));
  expect(await poolsOf(TUESDAY, true)).toEqual([expected[0]]);
});

it('lists the pools of the first houses and of those named, on all the days', async () => {
  const ids = await Promise.all(Array.from({ length: 5 }, () => addPools(1)));
  const asked = {
    days: { from: TUESDAY.from, to: '2029-05-18' },
    late: null,
    houses: housesOf(ids),
  };
  const read = async (first?: { houses: number; andOf: number[] }) => {
    const page = { order: 'house', skip: 0, take: 1000, ...(first && { first }) } as const;
    return pageOfTasks(await selectTasks(app.deps.db, asked, page)).rows.map(({ key }) => key);
  };
  const all = await read();
  expect(all).toHaveLength(10);
  const named = Number(all[8]!.split('.')[1]);
  expect(await read({ houses: 2, andOf: [named] })).toEqual([...all.slice(0, 4), ...all.slice(8)]);
});

it('counts the pools of a day in their own index, and not house by house', async () => {
  const asked = { days: TUESDAY, late: null, kinds: ['pool'] as const };
  const [plan = []] = await queryPlans((db) => selectTasks(db, asked, PAGE));
  expect(plan).toContainEqual(
    expect.stringMatching(/^SCAN villa_pools USING COVERING INDEX villa_pools_villa/),
  );
  // In the index of those on sale by their last priced night, for the few that are not.
  expect(plan.filter((line) => /^SCAN v\b/.test(line))).toHaveLength(2);
});
