// Runs before anything is installed: plain JavaScript, Node 20, no dependencies.
import { execFileSync, spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, realpathSync, writeFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

const root = fileURLToPath(new URL('../../..', import.meta.url));
const modules = join(root, 'node_modules');

/** Installs the pinned packages unless they are already installed for exactly this lock file. */
export const ensureInstalled = () => installPackages(root);

/** Installs a folder's lock file unless that is done. @param {string} folder */
export function installPackages(folder) {
  const stamp = join(folder, 'node_modules/.installed-for');
  const lock = readFileSync(join(folder, 'package-lock.json'));
  const wanted = createHash('sha256').update(lock).digest('hex');
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return;
  console.log('Installing packages (once) …');
  execFileSync('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error'], {
    cwd: folder,
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
  writeFileSync(stamp, wanted);
}

/**
 * Continues in the Node version that the project pins, with the project's commands first on PATH.
 */
export async function runInProjectNode(script, args) {
  const bin = join(modules, '.bin');
  const node = join(bin, process.platform === 'win32' ? 'node.exe' : 'node');
  const file = join(root, script);
  process.env.PATH = `${bin}${delimiter}${process.env.PATH ?? ''}`;
  process.chdir(root);
  if (existsSync(node) && realpathSync(node) !== realpathSync(process.execPath)) {
    return goOnIn(node, [file, ...args]);
  }
  // Already the pinned Node: no second process is needed. Suppresses its warnings about SQLite and
  // type stripping, which still count as experimental.
  process.removeAllListeners('warning');
  process.on('warning', (warning) => {
    if (warning.name !== 'ExperimentalWarning') console.error(String(warning));
  });
  process.argv = [process.execPath, file, ...args];
  await import(pathToFileURL(file).href);
}

function goOnIn(node, command) {
  const flags = ['--disable-warning=ExperimentalWarning'];
  const child = spawn(node, [...flags, ...command], { stdio: 'inherit' });
  // The child decides how to end; this process only waits.
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
    process.on(signal, () => signal !== 'SIGINT' && child.kill(signal));
  }
  child.on('exit', (code) => process.exit(code ?? 1));
}
