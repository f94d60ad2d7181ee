import { expect, it } from 'vitest';
import { proveMachines } from '#simulation/machines/prove-machines.ts';
import { MACHINE_BUGS } from '#simulation/planted/machine-bugs.ts';
import { checkEdits } from '#simulation/planted/plant.ts';

it('keeps its promises on two machines with replicas, through faults between them', async () => {
  const seed = 20_261_128;
  const { steps, broken } = await proveMachines({ machines: 2, seed, steps: 40, bug: null });
  expect(broken).toBeNull();
  expect(steps).toBe(40);
});

it('knows the mistakes that several machines must show, where the code is now', () => {
  for (const bug of MACHINE_BUGS) checkEdits(bug);
});
