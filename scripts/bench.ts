import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './lib/paths.ts';

const bench = join(root, 'bench');
const args = process.argv.slice(2);

// Peers are installed here and never with the product.
if (!existsSync(join(bench, 'node_modules/kiyi'))) {
  execFileSync('npm', ['install', '--no-audit', '--no-fund'], { cwd: bench, stdio: 'inherit' });
}
if (!existsSync(join(root, 'dist/client/index.html'))) {
  console.log('Building the site on demo data first …');
  execFileSync(process.execPath, ['scripts/build-app.ts'], { cwd: root, stdio: 'inherit' });
}
execFileSync(process.execPath, ['bench/run.ts', ...args], { cwd: root, stdio: 'inherit' });
