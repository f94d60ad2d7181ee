import type { ClerkReservation } from '#domain/reservations/admin-schema.ts';
import type { Quote } from '#domain/reservations/quote-schema.ts';
import type { ReservationCreated } from '#domain/reservations/schema.ts';
import { must } from '../broken.ts';
import { holdTaken } from '../invariants/answers.ts';
import { OFFERED, PRICE } from '../invariants/names.ts';
import { claimsOf } from '../oracle/claims.ts';
import { sell } from '../oracle/price.ts';
import { CLERKS, slugOf } from '../world/villas.ts';
import type { World } from '../world/world.ts';
import type { Act } from './act.ts';
import { someDates, someParty, someStay, someVilla, told } from './choices.ts';
import { promise } from './promises.ts';

/** A visitor's quote and request, as the page sends them. */
const book: Act = {
  name: 'a visitor books over HTTP',
  weight: 1.5,
  run: async (world, dice) => {
    const { http } = world;
    const wanted = { villaId: someVilla(dice), ...someDates(world, dice), ...someParty(dice) };
    const { villaId, ...stay } = wanted;
    const expected = sell(world, claimsOf(world, villaId), wanted);
    const quoted = await world.attempt(() =>
      http.call<Quote>('POST', '/v1/quote', { body: { slug: slugOf(villaId), ...stay } }),
    );
    const said = `villa ${villaId} ${stay.checkIn}–${stay.checkOut}`;
    if (quoted.kind === 'unknown') return `${said}: no quote`;
    if (!world.isRacing) {
      const given = quoted.kind === 'refused' ? quoted.error.code : null;
      must(OFFERED, given === expected.refusal, () => {
        return `${said} was ${given ?? 'quoted'} over HTTP, not ${expected.refusal ?? 'sold'}`;
      });
    }
    if (quoted.kind === 'refused') return `${said}: ${quoted.error.code}`;
    const { quoteToken, total } = quoted.value;
    const mark = `ag${world.memory.unique()}@posta.example`;
    const body = {
      quoteToken,
      customer: { firstName: 'Ece', lastName: 'Yıldız', phone: '0532 123 45 67', email: mark },
      consents: { terms: true, kvkk: true, marketing: false },
    };
    const outcome = await promise(world, 'reservations', mark, () =>
      http.call<ReservationCreated>('POST', '/v1/reservation', {
        body,
        key: mark.replace('@', '.'),
      }),
    );
    if (outcome.kind === 'done') {
      must(PRICE, outcome.value.total === total, () => `${said}: booked ${outcome.value.total}`);
    }
    return `${said}: ${told(outcome)}`;
  },
};

/** A clerk's stay, as the dashboard sends it. */
const take: Act = {
  name: 'a clerk takes a stay down over HTTP',
  weight: 1,
  run: async (world, dice) => {
    const villaId = someVilla(dice);
    const { checkIn, checkOut } = someDates(world, dice);
    const mark = `ofis${world.memory.unique()}@posta.example`;
    const status = dice.pick(['requested', 'option', 'confirmed'] as const);
    const body = {
      villa_id: villaId,
      checkIn,
      checkOut,
      ...someParty(dice),
      status,
      customer: { firstName: 'Can', lastName: 'Şen', phone: '0532 111 22 33', email: mark },
      override: ['MIN_NIGHTS'],
    };
    const user = dice.pick(CLERKS);
    const outcome = await promise(world, 'reservations', mark, () =>
      world.http.call<ClerkReservation>('POST', '/v1/admin/reservations', {
        body,
        user,
        key: mark.replace('@', '.'),
      }),
    );
    holdTaken(world, outcome, { villaId, from: checkIn, to: checkOut, except: null });
    return `villa ${villaId} ${checkIn}–${checkOut} as ${status}: ${told(outcome)}`;
  },
};

const move: Act = {
  name: 'a clerk moves a stay on over HTTP',
  weight: 1.5,
  run: async (world, dice) => {
    const stay = someStay(world, dice, ['requested', 'option', 'confirmed', 'expired']);
    if (stay === undefined) return 'there is none';
    const status = dice.pick(['option', 'confirmed', 'rejected', 'cancelled'] as const);
    const body = { status, ...(status === 'cancelled' && { reason: 'Vazgeçti' }) };
    const path = `/v1/admin/reservations/${stay.id}`;
    const user = dice.pick(CLERKS);
    const outcome = await world.attempt(() => world.http.call('PATCH', path, { body, user }));
    const { villa_id, check_in, check_out } = stay;
    holdTaken(world, outcome, {
      villaId: Number(villa_id),
      from: String(check_in),
      to: String(check_out),
      except: String(stay.id),
    });
    return `${stay.code} from ${stay.status} to ${status}: ${told(outcome)}`;
  },
};

/** Pages and lists that are only read: whatever fails behind them, they answer correctly. */
const look: Act = {
  name: 'somebody looks at a list over HTTP',
  weight: 1.5,
  run: async (world, dice) => {
    const villaId = someVilla(dice);
    const [path, user] = dice.pick([
      [`/v1/villa/${slugOf(villaId)}/availability`, undefined],
      ['/v2/search?adults=2', undefined],
      ['/v1/admin/reservations?take=20', 1],
      [`/v1/admin/occupancy?take=10`, 1],
      ['/v1/admin/transactions?take=20', 1],
      [`/v1/admin/paymentalarms?take=20`, 1],
      ['/v1/admin/reservations?take=20', 3],
      ['/v1/admin/reservations?take=20', 4],
      [`/v1/admin/reports/statement?month=${world.clock.today.slice(0, 7)}`, 3],
    ] as const) ?? ['/v2/search?adults=2', undefined];
    const outcome = await world.attempt(() =>
      world.http.call('GET', path, user === undefined ? {} : { user }),
    );
    if (user !== undefined && user > 2 && outcome.kind === 'done')
      holdOwn(world, user, outcome.value);
    return `${path}: ${told(outcome)}`;
  },
};

const OWN = 'an owner sees own stays and no other';

function holdOwn({ memory }: World, owner: number, content: unknown): void {
  const { items = [] } = content as { items?: { id: string; reservation_id: string }[] };
  for (const { id, reservation_id: code } of items) {
    must(OWN, memory.ownerOf.get(id) === owner, () => `owner ${owner} sees ${code}`);
  }
}

export const overHttp: readonly Act[] = [book, take, move, look];
