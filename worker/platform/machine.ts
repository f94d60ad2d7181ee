/** The state of an agency's own server, as its supervisor sees it. */
export type MachineState = {
  /** The disk with DATA_DIR, in bytes; null when it does not answer in time. */
  disk: { free: number; total: number } | null;
  /** Memory in bytes: of the runtime, and of all processes of the installation including it. */
  memory: { runtime: number; all: number };
  /** Time of the last backup, ISO 8601 UTC; null when there is none on this server. */
  backupAt: string | null;
  /** Mails that could not be read and wait for an operator. */
  mailsAside: number;
};

/** The binding MACHINE; not bound on the platform, which needs no monitoring. */
export type Machine = { look(): Promise<MachineState> };

/** The share of free disk space below which an operator is alerted. */
const MIN_SHARE = 0.05;

/**
 * On a large disk the limit is this many bytes instead: room for a build and a copy of the
 * database.
 */
const MIN_BYTES = 2_000_000_000;

export const isDiskLow = ({ free, total }: NonNullable<MachineState['disk']>): boolean =>
  free < Math.min(total * MIN_SHARE, MIN_BYTES);
