import * as z from 'zod';
import type { Deps } from '#worker/platform/deps.ts';
import { openText, sealText } from '#worker/platform/secrets/sealed-text.ts';

/** Bound to its row: copied to another person's row it cannot be decrypted. */
export const sealSecret = ({ secrets }: Deps, id: string, secret: string) =>
  sealText(secrets.data, `totp:${id}`, secret);

/** Null when it can no longer be decrypted (a lost key): the person has other ways to sign in. */
export const openSecret = ({ secrets }: Deps, id: string, sealed: string): Promise<string | null> =>
  openText(secrets.data, `totp:${id}`, sealed).catch(() => null);

const SETUP_MINUTES = 15;

const Setup = z.object({ secret: z.string(), until: z.number() });

/** A secret during setup, held by the browser: sealed, and usable by that person only. */
export const sealSetup = ({ secrets, clock }: Deps, userId: number, secret: string) => {
  const until = clock.now().getTime() + SETUP_MINUTES * 60_000;
  return sealText(secrets.data, `totp-setup:${userId}`, JSON.stringify({ secret, until }));
};

/** Null when it is too old, somebody else's or not ours. */
export async function openSetup(
  { secrets, clock }: Deps,
  userId: number,
  setup: string,
): Promise<string | null> {
  const text = await openText(secrets.data, `totp-setup:${userId}`, setup).catch(() => null);
  if (text === null) return null;
  const { secret, until } = Setup.parse(JSON.parse(text));
  return until > clock.now().getTime() ? secret : null;
}
