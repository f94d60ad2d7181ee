import { maintenanceTasks } from '#drizzle/schema/house-tasks.ts';
import type { Inserter } from './insert.ts';
import type { Moment } from './stays.ts';

const PROBLEMS = [
  { title: 'Mutfak musluğu damlıyor', note: 'Conta değişmeli.', beforeArrival: true },
  { title: 'Bahçe lambası yanmıyor', note: '', beforeArrival: false },
];

/** A repair for the demo's day, in some of the houses with an arrival or departure today. */
export function addHouseProblem(rows: Inserter, villaId: number, { today, now }: Moment): void {
  const nth = [3, 8].indexOf(villaId);
  const problem = PROBLEMS[nth];
  if (problem === undefined) return;
  const at = now.toISOString();
  const id = `seed-problem-${nth + 1}`;
  rows.add(maintenanceTasks, [
    { ...problem, id, villaId, day: today, createdAt: at, updatedAt: at },
  ]);
}
