import { describe, expect, it } from 'vitest';
import { addDays, eachNight, monthOf, nightsBetween } from '#domain/values/dates.ts';
import { DEFINITIONS } from '#domain/reports/management/definitions.ts';
import type { Figures, ManagementReport, ReportRow } from '#domain/reports/management/schema.ts';
import { manualBlocks, villaNights } from '#drizzle/schema/nights.ts';
import { reservations } from '#drizzle/schema/reservations.ts';
import { buildReport } from '#worker/features/reports/management/build-report.ts';
import { readXlsx } from 'hucre/xlsx';
import { type TestApp, testApp } from '#tests/support/app.ts';
import { createTown, createUser, createVilla, signIn, unique } from '#tests/support/factories.ts';
import { queryPlans } from '#tests/support/query-plans.ts';

type Stay = typeof reservations.$inferInsert;

/** A year that no other test lets a villa in. */
const YEAR = '2041';

function stayRow(
  villaId: number,
  checkIn: string,
  nights: number,
  overrides: Partial<Stay> = {},
): Stay {
  return {
    id: unique('stay'),
    code: unique('KY41'),
    status: 'confirmed',
    villaId,
    checkIn,
    checkOut: addDays(checkIn, nights),
    nights,
    adults: 2,
    source: 'site',
    firstName: 'Gül',
    lastName: 'Şen',
    phone: '+905321234567',
    email: 'g@posta.example',
    gross: 0,
    total: 700_000,
    prepaymentRate: 2000,
    commissionRate: 2000,
    lines: [],
    createdAt: '2041-01-01T09:00:00.000Z',
    confirmedAt: '2041-01-01T10:00:00.000Z',
    ...overrides,
  };
}

/** A small generator with a seed: the same stays in every run. */
function random(seed: number) {
  let state = seed;
  return (below: number) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return state % below;
  };
}

const addStays = async ({ deps }: TestApp, rows: Stay[]) => {
  for (let i = 0; i < rows.length; i += 20) {
    await deps.db.rows.insert(reservations).values(rows.slice(i, i + 20));
  }
};

async function addNights(
  { deps }: TestApp,
  villaId: number,
  night: string,
  kind: 'block' | 'external',
  createdBy?: number,
) {
  const ref = unique('ref');
  if (kind === 'block') {
    await deps.db.rows.insert(manualBlocks).values({
      id: ref,
      villaId,
      kind: 'full',
      startsOn: night,
      endsOn: addDays(night, 1),
      createdBy,
    });
  }
  await deps.db.rows.insert(villaNights).values({ villaId, night, kind, ref });
}

const reportOf = (app: TestApp, from: string, to: string, by: ReportRow['key']) =>
  buildReport(app.deps, { from, to, by: by as ManagementReport['by'] });

const rowOf = (report: ManagementReport, key: number | string) =>
  report.rows.find((row) => row.key === String(key));

/** The figures by walking through every night of every stay, as slowly and plainly as can be. */
function oracle(stays: Stay[], from: string, to: string, unsold: number, villaCount = 1) {
  let [soldNights, turnover, count, stayNights, leadDays, leadStays, cancelled] = [
    0, 0, 0, 0, 0, 0, 0,
  ];
  for (const stay of stays) {
    const isSold = ['confirmed', 'staying', 'completed'].includes(stay.status);
    const nights = eachNight(stay.checkIn, stay.checkOut);
    if (isSold) {
      for (const [i, night] of nights.entries()) {
        if (night < from || night > to) continue;
        soldNights += 1;
        turnover +=
          Math.floor((stay.total! * (i + 1)) / nights.length) -
          Math.floor((stay.total! * i) / nights.length);
      }
    }
    if (stay.checkIn < from || stay.checkIn > to) continue;
    if (stay.status === 'cancelled' && stay.confirmedAt !== null) cancelled += 1;
    if (!isSold) continue;
    count += 1;
    stayNights += nights.length;
    const booked = new Date(Date.parse(stay.createdAt!) + 3 * 3_600_000).toISOString().slice(0, 10);
    if (booked > stay.checkIn) continue;
    leadStays += 1;
    leadDays += nightsBetween(booked, stay.checkIn);
  }
  const sellableNights = villaCount * (nightsBetween(from, to) + 1) - unsold;
  const ratio = (part: number, whole: number, unit = 1) =>
    whole === 0 ? null : Math.round((part * unit) / whole);
  return {
    sellableNights,
    soldNights,
    turnover,
    occupancy: ratio(soldNights, sellableNights, 10_000),
    averageNight: ratio(turnover, soldNights),
    revenuePerNight: ratio(turnover, sellableNights),
    stays: count,
    averageStay: ratio(stayNights, count, 10),
    leadTime: ratio(leadDays, leadStays, 10),
    cancelled,
    cancellationRate: ratio(cancelled, count + cancelled, 10_000),
  } satisfies Partial<Figures>;
}

describe('the management report', () => {
  it('says what a walk through every night says, for random stays', async () => {
    const app = testApp();
    const owner = await createUser(app, { role: 'OWNER' });
    const next = random(7);
    const town = await createTown(app);
    const all: Stay[] = [];
    const made: Awaited<ReturnType<typeof createVilla>>[] = [];
    for (let v = 0; v < 3; v++) {
      const villa = await createVilla(app, {
        ownerId: owner.id,
        townId: town.id,
        districtId: town.districtId,
        createdAt: '2026-01-01T00:00:00.000Z',
      });
      made.push(villa);
      for (let i = 0; i < 60; i++) {
        const checkIn = addDays(`${YEAR}-01-01`, next(500) - 70);
        const status = (
          ['confirmed', 'completed', 'staying', 'cancelled', 'rejected', 'option'] as const
        )[next(6)]!;
        all.push(
          stayRow(villa.id, checkIn, 1 + next(30), {
            status,
            total: 100_000 + next(9_000_001),
            createdAt: `${addDays(checkIn, 20 - next(200))}T${next(2) ? '22' : '08'}:30:00.000Z`,
            confirmedAt: next(3) === 0 ? null : '2041-01-01T00:00:00.000Z',
          }),
        );
      }
    }
    await addStays(app, all);
    await addNights(app, made[0]!.id, `${YEAR}-04-10`, 'block', owner.id);
    await addNights(app, made[0]!.id, `${YEAR}-04-11`, 'block', owner.id);
    await addNights(app, made[0]!.id, `${YEAR}-04-12`, 'block');
    await addNights(app, made[0]!.id, `${YEAR}-04-13`, 'external');

    for (const [from, to] of [
      [`${YEAR}-01-01`, `${YEAR}-12-31`],
      [`${YEAR}-04-07`, `${YEAR}-05-19`],
      [`${YEAR}-04-12`, `${YEAR}-04-12`],
    ] as const) {
      const inside = eachNight(from, addDays(to, 1));
      const unsold = ['10', '11', '12', '13'].filter((d) => inside.includes(`${YEAR}-04-${d}`));
      const byVilla = await reportOf(app, from, to, 'villa');
      for (const [v, villa] of made.entries()) {
        const own = all.filter(({ villaId }) => villaId === villa.id);
        const expected = oracle(own, from, to, v === 0 ? unsold.length : 0);
        expect(rowOf(byVilla, villa.id)?.figures).toMatchObject(expected);
      }
      const expected = oracle(all, from, to, unsold.length, 3);
      const byOwner = await reportOf(app, from, to, 'owner');
      expect(rowOf(byOwner, owner.id)?.figures).toMatchObject(expected);
      const byTown = await reportOf(app, from, to, 'town');
      expect(rowOf(byTown, made[0]!.townId)?.figures).toMatchObject(expected);
      // Other tests let no villa in this year, but theirs are on sale: what was sold is ours alone.
      for (const month of byTown.months) {
        const first = month.key === monthOf(from) ? from : `${month.key}-01`;
        const end = addDays(
          byTown.months.find(({ key }) => key > month.key)
            ? `${byTown.months.find(({ key }) => key > month.key)!.key}-01`
            : addDays(to, 1),
          -1,
        );
        const { soldNights, turnover, stays, averageStay, cancelled } = oracle(all, first, end, 0);
        expect(month.figures).toMatchObject({
          soldNights,
          turnover,
          stays,
          averageStay,
          cancelled,
        });
      }
      // Months and villas are two cuts of one thing.
      const monthly = byVilla.months.map(({ figures }) => figures);
      expect(monthly.reduce((n, f) => n + f.turnover, 0)).toBe(byVilla.figures.turnover);
      expect(monthly.reduce((n, f) => n + f.sellableNights, 0)).toBe(
        byVilla.figures.sellableNights,
      );
    }
    const { figures } = rowOf(
      await reportOf(app, `${YEAR}-04-01`, `${YEAR}-04-30`, 'villa'),
      made[0]!.id,
    )!;
    expect(figures).toMatchObject({
      nights: 30,
      ownNights: 2,
      closedNights: 1,
      elsewhereNights: 1,
    });
  });

  it('stands beside the year before, a leap day among it', async () => {
    const app = testApp();
    const villa = await createVilla(app, { createdAt: '2026-01-01T00:00:00.000Z' });
    await addStays(app, [
      stayRow(villa.id, '2044-02-27', 4, { total: 400_000 }),
      stayRow(villa.id, '2043-02-26', 4, { total: 200_000 }),
    ]);
    const report = await reportOf(app, '2044-02-01', '2044-02-29', 'villa');
    expect(report).toMatchObject({ beforeFrom: '2043-02-01', beforeTo: '2043-02-28' });
    const row = rowOf(report, villa.id)!;
    expect(row.figures).toMatchObject({ nights: 29, soldNights: 3, turnover: 300_000 });
    expect(row.before).toMatchObject({ nights: 28, soldNights: 3, turnover: 150_000 });
    expect(report.months.map(({ key }) => key)).toEqual(['2044-02']);
  });

  it('counts a villa from its first day on, and one off the market only where it was let', async () => {
    const app = testApp();
    const young = await createVilla(app, { createdAt: '2046-06-10T12:00:00.000Z' });
    const gone = await createVilla(app, {
      active: false,
      createdAt: '2026-01-01T00:00:00.000Z',
    });
    await addStays(app, [stayRow(gone.id, '2046-06-05', 3)]);
    const june = await reportOf(app, '2046-06-01', '2046-06-30', 'villa');
    expect(rowOf(june, young.id)?.figures.nights).toBe(21);
    expect(rowOf(june, gone.id)?.figures).toMatchObject({ nights: 30, soldNights: 3 });
    const july = await reportOf(app, '2046-07-01', '2046-07-31', 'villa');
    expect(rowOf(july, gone.id)).toBeUndefined();
    expect(rowOf(july, young.id)?.figures).toMatchObject({ nights: 31, occupancy: 0 });
  });

  it('answers in one trip besides the session, for admins alone', async () => {
    const app = testApp();
    const token = await signIn(app, (await createUser(app)).email);
    app.trips.count = 0;
    const { status, body } = await app.call('GET', '/v1/admin/reports/management?by=owner', {
      token,
    });
    expect(status).toBe(200);
    expect(app.trips.count).toBe(2);
    expect(body.content).toMatchObject({ from: '2026-01-01', to: '2026-12-31', by: 'owner' });
    expect(body.content.months).toHaveLength(12);
    const owner = await createUser(app, { role: 'OWNER' });
    const refused = await app.call('GET', '/v1/admin/reports/management', {
      token: await signIn(app, owner.email),
    });
    expect(refused.status).toBe(403);
  });

  it('refuses a range that is swapped, too long or out of the calendar', async () => {
    const app = testApp();
    const token = await signIn(app, (await createUser(app)).email);
    for (const query of [
      'from=2026-05-02&to=2026-05-01',
      'from=2024-01-01&to=2027-06-01',
      'from=2000-01-01&to=2000-12-31',
      'from=2199-01-01',
    ]) {
      const { status, body } = await app.call('GET', `/v1/admin/reports/management?${query}`, {
        token,
      });
      expect([query, status, body.code]).toEqual([query, 422, 'VALIDATION']);
    }
    const bad = await app.call('GET', '/v1/admin/reports/management?from=2026-02-30', { token });
    expect(bad.status).toBe(400);
  });

  it('is a workbook with all rows, in which no name runs as a formula', async () => {
    const app = testApp();
    const token = await signIn(app, (await createUser(app)).email);
    const villa = await createVilla(app, { name: '=1+1 Çağ "&<' });
    await addStays(app, [stayRow(villa.id, '2047-03-01', 4, { total: 1_234_567 })]);
    const path = '/v1/admin/reports/management.xlsx?from=2047-03-01&to=2047-03-31&by=villa';
    const response = await fetchFile(app, path, token);
    expect(response.headers.get('content-disposition')).toContain('yonetim-raporu-2047-03.xlsx');
    const { sheets } = await readXlsx(await response.arrayBuffer());
    expect(sheets.map(({ name }) => name)).toEqual(['Villa', 'Ay', 'Açıklama']);
    const [head, first] = sheets[0]!.rows;
    expect(first?.[0]).toBe(`=1+1 Çağ "&< (${villa.code})`);
    expect(first?.[head!.indexOf(DEFINITIONS.turnover.label)]).toBe(12_345.67);
    expect(first?.[head!.indexOf(DEFINITIONS.soldNights.label)]).toBe(4);
  });

  it('reads a year of stays from the index that carries it', async () => {
    const app = testApp();
    const plans = await queryPlans((db) =>
      buildReport({ ...app.deps, db }, { from: `${YEAR}-01-01`, to: `${YEAR}-12-31`, by: 'villa' }),
    );
    const steps = plans.flat();
    const stays = steps.filter((step) => /SEARCH reservations/.test(step));
    const yearly = stays.filter(
      (step) => /check_in>\? AND check_in<\?/.test(step) && !/villa_id=/.test(step),
    );
    expect(yearly).toHaveLength(5);
    expect(yearly.filter((step) => !/COVERING INDEX reservations_check_in/.test(step))).toEqual([]);
    expect(
      steps.filter((step) => /SCAN (reservations|villa_nights|manual_blocks|nights)/.test(step)),
    ).toEqual([]);
    expect(steps.some((step) => /villa_nights_unsold/.test(step))).toBe(true);
  });
});

function fetchFile(app: TestApp, path: string, token: string): Promise<Response> {
  return app.fetch(path, { headers: { authorization: `Bearer ${token}` } });
}
