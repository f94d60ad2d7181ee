import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { installPackages } from './lib/install.mjs';
import { root } from './lib/paths.ts';

const bench = join(root, 'tools/bench');
const args = process.argv.slice(2);

// Peers are installed in the bench's own folder, never with the product.
installPackages(bench);
execFileSync(process.execPath, ['tools/bench/run.ts', ...args], { cwd: root, stdio: 'inherit' });
