// Runs one stage as `npm test` does: one that would take an hour, and that tells its own process id
// in the file given.
import { endStagesWithRunner, runStages } from '#scripts/lib/tests/run-stages.ts';

const [pidFile = ''] = process.argv.slice(2);
const command = `require('node:fs').writeFileSync(process.argv[1], String(process.pid)); setTimeout(() => {}, 3_600_000)`;
endStagesWithRunner();
await runStages([
  { name: 'an hour', seconds: 3_600, command: 'node', args: ['-e', command, pidFile] },
]);
