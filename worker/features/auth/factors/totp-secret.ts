import { z } from 'zod';
import type { Deps } from '#worker/platform/deps.ts';
import { openText, sealText } from '#worker/platform/secrets/sealed-text.ts';

/** Bound to its row: copied to another person's, it does not open. */
export const sealSecret = ({ secrets }: Deps, id: string, secret: string) =>
  sealText(secrets.data, `totp:${id}`, secret);

/** Null when it no longer opens (a key that is gone): the person has other ways. */
export const openSecret = ({ secrets }: Deps, id: string, sealed: string): Promise<string | null> =>
  openText(secrets.data, `totp:${id}`, sealed).catch(() => null);

const SETUP_MINUTES = 15;

const Setup = z.object({ secret: z.string(), until: z.number() });

/** A secret that a person's app is to take, as the browser keeps it meanwhile: closed, and for them alone. */
export const sealSetup = ({ secrets, clock }: Deps, userId: number, secret: string) => {
  const until = clock.now().getTime() + SETUP_MINUTES * 60_000;
  return sealText(secrets.data, `totp-setup:${userId}`, JSON.stringify({ secret, until }));
};

/** Null when it is too old, somebody else's or none of ours. */
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
