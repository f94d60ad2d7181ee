// Starts a command as `npm start` starts its servers: one that would run for an hour, and that tells
// its own process id in the file given.
import { startChild } from '#server/process/child.ts';

const [pidFile = ''] = process.argv.slice(2);
const command = `require('node:fs').writeFileSync(process.argv[1], String(process.pid)); setTimeout(() => {}, 3_600_000)`;
startChild(process.execPath, ['-e', command, pidFile]);
