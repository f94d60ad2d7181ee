/** The machine of an agency's own server, as the supervisor sees it. */
export type MachineState = {
  /** Of the disk that DATA_DIR is on, in bytes; null where it does not answer in time. */
  disk: { free: number; total: number } | null;
  /** Memory in bytes: of the runtime, and of everything that runs here, the runtime with it. */
  memory: { runtime: number; all: number };
  /** Of the last backup, ISO 8601 UTC; null where none was ever taken here. */
  backupAt: string | null;
};

/** The binding MACHINE; the platform has none, since there is nothing to look after. */
export type Machine = { look(): Promise<MachineState> };

/** Less of a disk is left than this, and somebody should look. */
const LEAST_SHARE = 0.05;

/** And on a large disk less than this, in bytes: room for a build and a copy of the database. */
const LEAST_BYTES = 2_000_000_000;

export const isDiskLow = ({ free, total }: NonNullable<MachineState['disk']>): boolean =>
  free < Math.min(total * LEAST_SHARE, LEAST_BYTES);
