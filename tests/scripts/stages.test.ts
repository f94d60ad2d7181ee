import { expect, it } from 'vitest';
import { chooseStages } from '#scripts/lib/tests/stages.ts';

const namesOf = (...args: string[]) => chooseStages(args).map(({ name }) => name);

it('runs what a change usually breaks, everything, or what is named', () => {
  const shared = ['format', 'lint', 'types', 'types of pages', 'unit', 'worker'];
  expect(namesOf()).toEqual([...shared, 'journeys']);
  expect(namesOf('--all')).toEqual([...shared, 'recovery', 'files', 'simulation', 'browser']);
  expect(namesOf('unit', 'browser')).toEqual(['unit', 'browser']);
  expect(() => namesOf('units')).toThrow('There is no stage “units”');
});

it('draws a few random cases in a usual run alone', () => {
  const areFew = (...args: string[]) => chooseStages(args).map(({ env }) => env?.SHORT === '1');
  expect(new Set(areFew())).toEqual(new Set([true]));
  expect(new Set(areFew('--all'))).toEqual(new Set([false]));
  expect(areFew('worker')).toEqual([false]);
});

it('measures coverage where all is proven, or one stage is named', () => {
  const measured = (...args: string[]) =>
    chooseStages(args).filter((stage) => stage.args.includes('--coverage')).length;
  expect([measured(), measured('--all'), measured('unit')]).toEqual([0, 1, 1]);
});
