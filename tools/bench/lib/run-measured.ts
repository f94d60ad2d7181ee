import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const reporter = fileURLToPath(new URL('report-usage.mjs', import.meta.url));

/** Resources of a process from its start to its end, all threads together. */
export type Usage = { cpuMs: number; memoryMb: number; wallMs: number };

/** Runs a script in Node. @throws with its last output when it fails */
export async function runMeasured(
  script: string,
  args: readonly string[],
  options: { cwd: string; env: NodeJS.ProcessEnv },
): Promise<Usage> {
  const directory = mkdtempSync(join(tmpdir(), 'kiyi-usage-'));
  const file = join(directory, 'usage.json');
  const started = performance.now();
  try {
    const child = spawn(process.execPath, ['--import', reporter, script, ...args], {
      cwd: options.cwd,
      env: { ...process.env, ...options.env, USAGE_FILE: file },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let tail = '';
    const keepTail = (chunk: Buffer) => {
      tail = (tail + chunk.toString()).slice(-4_000);
    };
    child.stdout.on('data', keepTail);
    child.stderr.on('data', keepTail);
    const code = await new Promise<number | null>((resolve) => child.once('close', resolve));
    if (code !== 0) throw new Error(`${script} failed\n${tail}`);
    const usage: Omit<Usage, 'wallMs'> = JSON.parse(readFileSync(file, 'utf8'));
    return { ...usage, wallMs: performance.now() - started };
  } finally {
    rmSync(directory, { recursive: true, force: true });
  }
}
