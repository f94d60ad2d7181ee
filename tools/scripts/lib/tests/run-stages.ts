import { rmSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { type WatchedChild, startChild } from '#server/process/child.ts';
import { processesUpToNpm, whenOneIsGone } from '../npm-above.ts';
import { root } from '../paths.ts';
import { reportOf, type Stage } from './stages.ts';

/** The result of a stage, its duration in seconds, and the end of its output. */
type StageResult = { stage: Stage; ok: boolean; seconds: number; end: string };

/** Characters at the end of a stage's output that say what failed. */
const END = 6_000;

/**
 * Concurrent stages: one per processor, and one more, because long ones spend a third or more of
 * their time waiting for a browser, a database or a process.
 */
const LANES = availableParallelism() + 1;

const running = new Set<WatchedChild>();
let isEnding = false;

/**
 * Runs stages concurrently, the longest first, and prints the output of each when it ends. A failed
 * stage does not stop the others.
 */
export async function runStages(stages: readonly Stage[]): Promise<StageResult[]> {
  const waiting = stages.toSorted((a, b) => b.seconds - a.seconds).values();
  const results: StageResult[] = [];
  const lane = async () => {
    for (const stage of waiting) if (!isEnding) results.push(await run(stage));
  };
  await Promise.all(Array.from({ length: LANES }, lane));
  return stages.flatMap((stage) => results.filter((result) => result.stage === stage));
}

/**
 * Stops running stages and everything they started when this process is told to end, or its parent
 * or npm is gone. (SIGKILL of this process cannot be handled here; each stage's watchdog does that.)
 */
export function endStagesWithRunner(): void {
  process.on('SIGINT', () => void end(130));
  process.on('SIGTERM', () => void end(143));
  process.on('SIGHUP', () => void end(129));
  whenOneIsGone([process.ppid, ...processesUpToNpm(['test'])], () => void end(1));
}

async function end(code: number): Promise<void> {
  isEnding = true;
  await Promise.all([...running].map((child) => child.stop()));
  process.exit(code);
}

async function run(stage: Stage): Promise<StageResult> {
  const { name, command, args, env = {} } = stage;
  const before = Date.now();
  console.log(`   ${name} …`);
  if (stage.report) rmSync(reportOf(name), { force: true });
  const said: Buffer[] = [];
  const child = startChild(join(root, 'node_modules/.bin', command), args, {
    cwd: root,
    env: {
      ...process.env,
      ASTRO_TELEMETRY_DISABLED: '1',
      ...(process.stdout.isTTY && { FORCE_COLOR: '1' }),
      ...env,
    },
    onOutput: (chunk) => said.push(chunk),
  });
  running.add(child);
  const status = await new Promise((resolve) => child.process.once('close', resolve));
  running.delete(child);
  const output = Buffer.concat(said).toString().trimEnd();
  const seconds = (Date.now() - before) / 1000;
  const result = { stage, ok: status === 0, seconds, end: output.slice(-END) };
  console.log(`\n── ${name}\n${output}\n${lineOf(result)}\n`);
  return result;
}

/** A stage on one line: its result and duration. */
export const lineOf = ({ stage, ok, seconds }: StageResult): string =>
  `${ok ? '✓' : '✗'} ${stage.name.padEnd(16)} ${seconds.toFixed(1).padStart(6)} s`;
