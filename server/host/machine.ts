import { readFileSync } from 'node:fs';
import { readFile, statfs } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { LAST_BACKUP } from '#server/storage/installation-files.ts';
import { countAside } from './mail-in/mails-aside.ts';
import type { Machine, MachineState } from '#worker/platform/machine.ts';

type Watched = {
  dataDir: string;
  /** The id of the runtime's process. */
  runtime(): number | undefined;
};

/** A hanging disk must not keep the caller waiting, in ms. */
const PATIENCE_MS = 1_000;

/** The machine's state, for `/v1/ready` and the metrics. */
export function watchMachine({ dataDir, runtime }: Watched): Machine {
  let asking: ReturnType<typeof askDisk> | null = null;
  // One query at a time: each that hangs blocks a thread of this process.
  const disk = () => (asking ??= askDisk(dataDir).finally(() => (asking = null)));
  return {
    look: async () => ({
      ...(await Promise.race([disk(), delay(PATIENCE_MS, SILENT)])),
      memory: { runtime: memoryBelow(runtime()), all: memoryBelow(process.pid) },
    }),
  };
}

const SILENT = { disk: null, backupAt: null, mailsAside: 0 };

async function askDisk(dataDir: string): Promise<Omit<MachineState, 'memory'>> {
  const [disk, backupAt, mailsAside] = await Promise.all([
    statfs(dataDir).catch(() => null),
    readFile(join(dataDir, LAST_BACKUP), 'utf8').catch(() => null),
    countAside(dataDir),
  ]);
  return {
    disk: disk && { free: disk.bavail * disk.bsize, total: disk.blocks * disk.bsize },
    backupAt,
    mailsAside,
  };
}

/** Memory in bytes of a process and its descendants; 0 where the system does not report it. */
function memoryBelow(pid: number | undefined): number {
  if (pid === undefined) return 0;
  try {
    const status = readFileSync(`/proc/${pid}/status`, 'utf8');
    const own = Number(/^VmRSS:\s+(\d+) kB$/m.exec(status)?.[1] ?? 0) * 1024;
    const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8');
    const below = children.split(' ').filter((one) => one !== '');
    return below.reduce((sum, one) => sum + memoryBelow(Number(one)), own);
  } catch {
    return 0;
  }
}
