/** How calls reach the identity notification service, which answers known addresses only. */
export type KbsLine = {
  /** The agency's own server that carries the calls; null: they go out directly. */
  relay: { url: string; secret: string } | null;
  /** How long an answer is waited for. */
  patienceMs: number;
};

export type KbsEnv = { KBS_RELAY_URL?: string; KBS_RELAY_SECRET?: string };

const PATIENCE_MS = 20_000;

export const createKbsLine = ({
  KBS_RELAY_URL: url,
  KBS_RELAY_SECRET: secret,
}: KbsEnv): KbsLine => ({
  relay: url && secret ? { url, secret } : null,
  patienceMs: PATIENCE_MS,
});
