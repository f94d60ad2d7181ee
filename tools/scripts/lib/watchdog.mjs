// Runs a command that must not outlive its parent, however the parent ends (even by kill -9): the
// parent holds the other end of our standard input, and its closing is the signal.
import { spawn } from 'node:child_process';

const [command, ...args] = process.argv.slice(2);
const child = spawn(command, args, { stdio: ['ignore', 'inherit', 'inherit'], detached: true });

let ending = false;
function end() {
  if (ending) return;
  ending = true;
  signalGroup('SIGTERM');
  setTimeout(() => signalGroup('SIGKILL'), 3000).unref();
}

function signalGroup(signal) {
  try {
    process.kill(-child.pid, signal);
  } catch {
    // Already gone.
  }
}

child.on('error', (error) => {
  console.error(`${command}: ${error.message}`);
  process.exit(127);
});
child.on('exit', (code, signal) => {
  // For example, out of memory.
  if (signal && !ending) console.error(`${command}: ended by ${signal}`);
  signalGroup('SIGKILL');
  process.exit(code ?? 1);
});
process.stdin.on('end', end).on('close', end).resume();
process.on('SIGTERM', end);
// A crash on request, for tests that nothing is lost by one.
process.on('SIGUSR2', () => signalGroup('SIGKILL'));
// Ctrl-C reaches the whole process group of the terminal; the parent decides, so that everything
// ends in one order.
process.on('SIGINT', () => {});
