import { confirmWish, endWish } from '#worker/features/wishes/follow-link.ts';
import { makeWish } from '#worker/features/wishes/make-wish.ts';
import type { DbRow } from '../world/mirror.ts';
import { slugOf, VILLA_IDS } from '../world/villas.ts';
import { visitor, type World } from '../world/world.ts';
import type { Act } from './act.ts';
import { someDates, someParty, told } from './choices.ts';

/** The token in the mail that asks somebody to confirm. */
function tokenOf(world: World, { email }: DbRow): string {
  for (const row of world.mirror.all('outbox').values()) {
    if (row.template !== 'haber_onay' || row.recipient !== email) continue;
    const { action_url: url = '' } = JSON.parse(String(row.variables)) as { action_url?: string };
    return new URLSearchParams(url.split('?')[1]).get('baglanti') ?? '';
  }
  return '';
}

/** Somebody wants to be told of nights of a house, or of any, and mostly confirms the address. */
const wait: Act = {
  name: 'somebody waits for nights',
  weight: 2,
  run: async (world, dice) => {
    const email = `bekleyen${world.memory.unique()}@posta.example`;
    const villaId = dice.chance(0.6) ? dice.pick(VILLA_IDS) : undefined;
    const stay = { ...someDates(world, dice), ...someParty(dice) };
    const input = {
      ...stay,
      ...(villaId === undefined ? { search: {} } : { villa: slugOf(villaId) }),
      ...(villaId !== undefined && dice.chance(0.3) && { cheaper: true }),
      email,
      consent: true as const,
    };
    const outcome = await world.attempt(() => makeWish(world.deps, input, visitor));
    const said = `villa ${villaId ?? 'any'} ${stay.checkIn}–${stay.checkOut}: ${told(outcome)}`;
    if (outcome.kind !== 'done' || dice.chance(0.15)) return said;
    world.update();
    const row = [...world.mirror.all('wishes').values()].find((one) => one.email === email);
    const token = row === undefined ? '' : tokenOf(world, row);
    const confirmed = await world.attempt(() => confirmWish(world.deps, token, visitor));
    return `${said}, confirmed: ${told(confirmed)}`;
  },
};

const stop: Act = {
  name: 'somebody waits no more',
  weight: 0.4,
  run: async (world, dice) => {
    const row = dice.pick([...world.mirror.all('wishes').values()]);
    const token = row === undefined ? '' : tokenOf(world, row);
    return told(await world.attempt(() => endWish(world.deps, token, visitor)));
  },
};

export const waiting: readonly Act[] = [wait, stop];
