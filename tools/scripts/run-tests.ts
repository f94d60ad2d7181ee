// `npm test`: what a change usually breaks. `npm test -- --all` is every proof of the project,
// `npm test -- lint unit` some stages, and `npm test -- --changed` (or `--changed=main`) what these
// changes are most likely to break.
import { stagesOfChange } from './lib/tests/changed.ts';
import { endStagesWithRunner, lineOf, runStages } from './lib/tests/run-stages.ts';
import { slowest } from './lib/tests/slowest.ts';
import { chooseStages, type Stage } from './lib/tests/stages.ts';

const started = Date.now();
const stages = readArguments(process.argv.slice(2));
endStagesWithRunner();

const results = await runStages(stages);
for (const line of slowest(stages)) console.log(line);
const failed = results.filter(({ ok }) => !ok);
// Repeated at the end, where it is easy to find.
for (const { stage, end } of failed) console.log(`\n── ${stage.name} failed\n…${end}`);
console.log('');
for (const result of results) console.log(lineOf(result));
console.log(`Took ${((Date.now() - started) / 1000).toFixed(0)} s`);
console.log(`${results.length - failed.length} passed, ${failed.length} failed`);
process.exit(failed.length === 0 ? 0 : 1);

function readArguments(args: readonly string[]): Stage[] {
  const changed = args.find((arg) => arg.startsWith('--changed'));
  try {
    if (changed !== undefined) return stagesOfChange(changed.split('=')[1] ?? 'HEAD');
    return chooseStages(args);
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exit(2);
  }
}
