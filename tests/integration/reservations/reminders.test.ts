import { and, eq, sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { outbox } from '#drizzle/schema/mail.ts';
import { comments } from '#drizzle/schema/messages.ts';
import { reservationGuests, reservations } from '#drizzle/schema/reservations.ts';
import { readMailFacts } from '#worker/features/mail/queries.ts';
import { composeMail } from '#worker/features/mail/compose.ts';
import { queueReminders } from '#worker/features/reservations/reminders/queue-reminders.ts';
import { type TestApp, testApp } from '#tests/support/app.ts';
import { createUser, signIn } from '#tests/support/factories.ts';
import { createStay, moveStay, post } from '#tests/support/payments.ts';

/** A year of their own: a run looks at every stay there is. */
const STAY = { checkIn: '2028-05-10', checkOut: '2028-05-17' };

async function scene(state: 'requested' | 'option' | 'confirmed' = 'confirmed') {
  const app = testApp({ now: '2028-04-01T09:00:00.000Z' });
  const token = await signIn(app, (await createUser(app)).email);
  const { id, code } = await createStay(app, token, state, STAY);
  return { app, token, id, code };
}

/** What was queued for the stay besides the mails of its moves. */
async function reminded(app: TestApp, id: string): Promise<string[]> {
  const rows = await app.deps.db.read
    .select({ template: outbox.template })
    .from(outbox)
    .where(eq(outbox.reservationId, id));
  const timed = ['giris_hatirlatma', 'sahip_giris_bilgi', 'yorum_daveti', 'opsiyon_hatirlatma'];
  return rows.flatMap(({ template }) => (timed.includes(template) ? [template] : [])).toSorted();
}

async function runAt(app: TestApp, instant: string) {
  app.clock.set(instant);
  await queueReminders(app.deps);
}

/** Istanbul is three hours ahead. */
const istanbul = (day: string, time: string) => new Date(`${day}T${time}:00+03:00`).toISOString();

describe('an arrival', () => {
  const BOTH = ['giris_hatirlatma', 'sahip_giris_bilgi'];

  it('is told to guest and owner two days before, by the days of Istanbul, from the morning on', async () => {
    const { app, id } = await scene();
    await runAt(app, istanbul('2028-05-07', '23:59'));
    await runAt(app, istanbul('2028-05-08', '07:59'));
    expect(await reminded(app, id)).toEqual([]);
    await runAt(app, istanbul('2028-05-08', '08:00'));
    expect(await reminded(app, id)).toEqual(BOTH);
  });

  it('is told once, whoever runs and how often', async () => {
    const { app, id } = await scene();
    app.clock.set(istanbul('2028-05-08', '09:00'));
    await Promise.all(Array.from({ length: 5 }, () => queueReminders(app.deps)));
    await runAt(app, istanbul('2028-05-09', '09:00'));
    expect(await reminded(app, id)).toEqual(BOTH);
  });

  it('is made up for when the cron was down, up to the day itself and no later', async () => {
    const late = await scene();
    await runAt(late.app, istanbul('2028-05-10', '09:00'));
    expect(await reminded(late.app, late.id)).toEqual(BOTH);
    const tooLate = await scene();
    await runAt(tooLate.app, istanbul('2028-05-11', '09:00'));
    expect(await reminded(tooLate.app, tooLate.id)).toEqual([]);
  });

  it('is told at once to who confirms on the eve, at night too', async () => {
    const { app, token: _, id } = await scene('option');
    await runAt(app, istanbul('2028-05-09', '01:00'));
    expect(await reminded(app, id)).toEqual([]);
    await app.deps.db.rows
      .update(reservations)
      .set({ status: 'confirmed', confirmedAt: app.clock.now().toISOString() })
      .where(eq(reservations.id, id));
    await queueReminders(app.deps);
    expect(await reminded(app, id)).toEqual(BOTH);
  });

  it('is told again when the stay has moved', async () => {
    const { app, id } = await scene();
    await runAt(app, istanbul('2028-05-08', '09:00'));
    await app.deps.db.rows
      .update(reservations)
      .set({ checkIn: '2028-06-10', checkOut: '2028-06-17' })
      .where(eq(reservations.id, id));
    await runAt(app, istanbul('2028-06-08', '09:00'));
    expect(await reminded(app, id)).toHaveLength(4);
  });

  it('is nothing to tell of a cancelled stay, nor of one cancelled before the mail left', async () => {
    const cancelled = await scene();
    await moveStay(cancelled.app, cancelled.token, cancelled.id, {
      status: 'cancelled',
      reason: 'Vazgeçti',
    });
    await runAt(cancelled.app, istanbul('2028-05-08', '09:00'));
    expect(await reminded(cancelled.app, cancelled.id)).toEqual([]);

    const { app, id } = await scene();
    await runAt(app, istanbul('2028-05-08', '09:00'));
    await app.deps.db.rows
      .update(reservations)
      .set({ status: 'cancelled' })
      .where(eq(reservations.id, id));
    const composed = await composeNow(app, id, 'giris_hatirlatma');
    expect(composed).toMatchObject({ outcome: 'skipped', reason: 'Rezervasyon artık “İptal”.' });
  });
});

describe('a stay that is over', () => {
  const over = async () => {
    const found = await scene();
    await found.app.deps.db.rows
      .update(reservations)
      .set({ status: 'completed' })
      .where(eq(reservations.id, found.id));
    return found;
  };

  it('is asked about a day later, with the way to the form', async () => {
    const { app, id } = await over();
    await runAt(app, istanbul('2028-05-17', '12:00'));
    await runAt(app, istanbul('2028-05-18', '07:00'));
    expect(await reminded(app, id)).toEqual([]);
    await runAt(app, istanbul('2028-05-18', '08:00'));
    await runAt(app, istanbul('2028-05-19', '08:00'));
    expect(await reminded(app, id)).toEqual(['yorum_daveti']);
    const composed = await composeNow(app, id, 'yorum_daveti');
    expect(composed.outcome === 'ready' && composed.mail.text).toMatch(
      /https:\/\/kiyi\.example\/konaklamam\?baglanti=[\w-]{43}#sonra/,
    );
  });

  it('is not asked about after a week, nor once a comment is there', async () => {
    const late = await over();
    await runAt(late.app, istanbul('2028-05-26', '12:00'));
    expect(await reminded(late.app, late.id)).toEqual([]);
    const { app, id } = await over();
    const [stay] = await app.deps.db.read
      .select()
      .from(reservations)
      .where(eq(reservations.id, id));
    await app.deps.db.rows.insert(comments).values({
      villaId: stay!.villaId,
      reservationId: id,
      author: 'Gülşah',
      rating: 5,
      text: 'Güzeldi',
    });
    await runAt(app, istanbul('2028-05-18', '12:00'));
    expect(await reminded(app, id)).toEqual([]);
  });
});

describe('an option', () => {
  it('is reminded of four hours before its end, once', async () => {
    const { app, id } = await scene('option');
    const given = app.clock.now().getTime();
    const at = (hours: number) => new Date(given + hours * 3_600_000).toISOString();
    await runAt(app, at(19.9));
    expect(await reminded(app, id)).toEqual([]);
    await runAt(app, at(20));
    await runAt(app, at(22));
    expect(await reminded(app, id)).toEqual(['opsiyon_hatirlatma']);
    const [row] = await app.deps.db.read
      .select()
      .from(outbox)
      .where(and(eq(outbox.reservationId, id), eq(outbox.template, 'opsiyon_hatirlatma')));
    expect(row).toMatchObject({ recipient: 'guest', status: 'waiting' });
  });

  it('is not reminded of once it ran out, nor once it is paid', async () => {
    const gone = await scene('option');
    await runAt(gone.app, new Date(gone.app.clock.now().getTime() + 24 * 3_600_000).toISOString());
    expect(await reminded(gone.app, gone.id)).toEqual([]);
    const { app, token, id, code } = await scene('option');
    await post(app, token, '/v1/admin/transactions', {
      reservation_id: code,
      kind: 'prepayment',
      method: 'havale_eft',
      amount: 700_000,
    });
    await runAt(app, new Date(app.clock.now().getTime() + 22 * 3_600_000).toISOString());
    expect(await reminded(app, id)).toEqual([]);
  });
});

it('needs two trips a minute when nothing is due', async () => {
  const app = testApp({ now: '2028-01-01T09:00:00.000Z' });
  app.trips.count = 0;
  expect(await queueReminders(app.deps)).toBe(0);
  expect(app.trips.count).toBe(2);
});

/** The mail as it would leave now. */
async function composeNow(app: TestApp, id: string, template: string) {
  const [row] = await app.deps.db.read
    .select({ id: outbox.id })
    .from(outbox)
    .where(and(eq(outbox.reservationId, id), eq(outbox.template, template)));
  const facts = await readMailFacts(app.deps.db, row!.id);
  return composeMail(app.deps, facts!);
}

describe('a guest list that lacks somebody, and the morning of leaving', () => {
  const templatesOf = async (app: TestApp, id: string) =>
    (await app.deps.db.read.select().from(outbox).where(eq(outbox.reservationId, id)))
      .map(({ template }) => template)
      .filter((template) => ['misafir_listesi', 'cikis_sabahi'].includes(template));

  it('are told once each, in the morning of their day', async () => {
    const { app, id } = await scene();
    await runAt(app, istanbul('2028-05-02', '09:00'));
    await runAt(app, istanbul('2028-05-03', '07:59'));
    expect(await templatesOf(app, id)).toEqual([]);
    await runAt(app, istanbul('2028-05-03', '08:00'));
    await runAt(app, istanbul('2028-05-04', '08:00'));
    expect(await templatesOf(app, id)).toEqual(['misafir_listesi']);
    await app.deps.db.rows
      .update(reservations)
      .set({ status: 'completed' })
      .where(eq(reservations.id, id));
    await runAt(app, istanbul('2028-05-17', '07:59'));
    expect(await templatesOf(app, id)).toEqual(['misafir_listesi']);
    await runAt(app, istanbul('2028-05-17', '08:00'));
    await runAt(app, istanbul('2028-05-18', '08:00'));
    expect(await templatesOf(app, id)).toEqual(['misafir_listesi', 'cikis_sabahi']);
  });

  it('are not told of a list that is whole', async () => {
    const { app, id } = await scene();
    const [{ adults } = { adults: 0 }] = await app.deps.db.read
      .select({ adults: reservations.adults })
      .from(reservations)
      .where(eq(reservations.id, id));
    await app.deps.db.rows.insert(reservationGuests).values(
      Array.from({ length: adults }, (_, position) => ({
        id: `${id}-${position}`,
        reservationId: id,
        position,
        identityNumber: 'sealed',
      })),
    );
    await runAt(app, istanbul('2028-05-03', '08:00'));
    expect(await templatesOf(app, id)).toEqual([]);
  });
});

describe('a rest that is due', () => {
  const sent = async (app: TestApp, id: string) =>
    (await app.deps.db.read.select().from(outbox).where(eq(outbox.reservationId, id)))
      .filter(({ template }) => template === 'kalan_hatirlatma')
      .map(({ template }) => template);

  it('is told once, in the morning five days before, while something is due', async () => {
    const { app, id } = await scene();
    await runAt(app, istanbul('2028-05-04', '09:00'));
    await runAt(app, istanbul('2028-05-05', '07:59'));
    expect(await sent(app, id)).toEqual([]);
    await runAt(app, istanbul('2028-05-05', '08:00'));
    await runAt(app, istanbul('2028-05-06', '08:00'));
    expect(await sent(app, id)).toEqual(['kalan_hatirlatma']);
    expect((await composeNow(app, id, 'kalan_hatirlatma')).outcome).toBe('ready');
    // Paid, or called off, before the mail could leave: it is held back.
    const set = (change: object) =>
      app.deps.db.rows.update(reservations).set(change).where(eq(reservations.id, id));
    await set({ status: 'cancelled' });
    expect((await composeNow(app, id, 'kalan_hatirlatma')).outcome).not.toBe('ready');
    await set({ status: 'confirmed', paid: sql`total` });
    expect((await composeNow(app, id, 'kalan_hatirlatma')).outcome).not.toBe('ready');
  });

  it.each([
    ['paid whole', { paid: sql`total` }],
    ['called off', { status: 'cancelled' }],
  ] as const)('is not told of a stay that is %s', async (_, change) => {
    const { app, id } = await scene();
    await app.deps.db.rows.update(reservations).set(change).where(eq(reservations.id, id));
    await runAt(app, istanbul('2028-05-05', '08:00'));
    expect(await sent(app, id)).toEqual([]);
  });
});
