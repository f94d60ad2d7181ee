import { and, eq, isNotNull } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { manualBlocks } from '#drizzle/schema/nights.ts';
import { ownerQuestions } from '#drizzle/schema/owner-questions.ts';
import { askOwner } from '#worker/features/owner-questions/ask-owner.ts';
import { type Answer, type TestApp, testApp } from '#tests/support/app.ts';
import { createUser, signIn } from '#tests/support/factories.ts';
import { type Scene, scene, stayOver, WEEK } from '#tests/support/freed-nights.ts';
import { takenNights } from '#tests/support/nights.ts';
import { createStay, moveStay } from '#tests/support/payments.ts';

async function linkOf(app: TestApp, id: string, way: 'mail' | 'hand' = 'mail') {
  const url = await askOwner(app.deps, id, way);
  return new URL(url ?? '').searchParams.get('baglanti') ?? '';
}
const answer = (app: TestApp, link: string, body: object) =>
  app.call('POST', '/v1/owner-question/answer', { body: { link, ...body } });
const YES = { answer: 'yes' };
const CLOSE = { answer: 'no', reason: 'taken', close: true };
const kindsOf = async (app: TestApp, villaId: number, nights = WEEK) => [
  ...new Set((await takenNights(app, villaId, nights)).map(([, kind]) => kind)),
];

it('lets one of an owner, their other device and a clerk win, and tells the others', async () => {
  const app = testApp({ now: '2027-03-01T09:00:00.000Z' });
  const token = await signIn(app, (await createUser(app)).email);
  const rules = { open_requests_max: 1000, owner_answers: 'option' };
  await app.call('PUT', '/v1/admin/rules/edit', { token, body: rules });
  const winners = new Set<string>();
  for (let round = 0; round < 20; round += 1) {
    const stay = await createStay(app, token, 'requested');
    const [mail, hand] = [await linkOf(app, stay.id), await linkOf(app, stay.id, 'hand')];
    const writers: [string, () => Promise<Answer>][] = [
      ['yes', () => answer(app, mail, YES)],
      ['no', () => answer(app, hand, CLOSE)],
      ['clerk', () => moveStay(app, token, stay.id, { status: 'cancelled', reason: 'Vazgeçti' })],
    ];
    const turned = writers.map((_, n) => writers[(n + round) % writers.length]!);
    // Who wins a race is luck: each of them is a step ahead once.
    const first = turned[0]![1]();
    if (round < writers.length) await first;
    const answers = await Promise.all([first, ...turned.slice(1).map(([, write]) => write())]);
    const won = turned.flatMap(([name], n) => (answers[n]?.status === 200 ? [name] : []));
    for (const { status, body } of answers.filter((one) => one.status !== 200))
      expect([status, body.content]).toEqual([409, expect.stringMatching(/\S+ \S+/)]);
    // A clerk may cancel the option that an owner made; nobody else wins over a request twice.
    expect([['yes'], ['no'], ['clerk'], ['yes', 'clerk']]).toContainEqual(
      won.toSorted((a, b) => (a === 'clerk' ? 1 : b === 'clerk' ? -1 : 0)),
    );
    const answered = await app.deps.db.read
      .select({ answer: ownerQuestions.answer })
      .from(ownerQuestions)
      .where(and(eq(ownerQuestions.reservationId, stay.id), isNotNull(ownerQuestions.answeredAt)));
    expect(answered.map((row) => row.answer)).toEqual(won.filter((name) => name !== 'clerk'));
    const end = won.includes('clerk') ? [] : won[0] === 'yes' ? ['hold'] : ['block'];
    expect(await kindsOf(app, stay.villaId)).toEqual(end);
    won.forEach((name) => winners.add(name));
  }
  expect([...winners].toSorted()).toEqual(['clerk', 'no', 'yes']);
});

describe('while another seller has an event for the same nights', () => {
  async function waiting(rule: string): Promise<Scene & { id: string; link: string }> {
    const place = await scene();
    const { app, token, sync, event } = place;
    await app.call('PUT', '/v1/admin/rules/edit', { token, body: { owner_answers: rule } });
    const id = await stayOver(place);
    const link = await linkOf(app, id);
    await sync([event]);
    return { ...place, id, link };
  }

  it('gives it the nights on a no, which are closed by it', async () => {
    const { app, villa, link } = await waiting('ask');
    expect((await answer(app, link, CLOSE)).body.content.state).toBe('answered');
    expect(await kindsOf(app, villa.id)).toEqual(['external']);
    const blocks = await app.deps.db.read
      .select({ id: manualBlocks.id })
      .from(manualBlocks)
      .where(eq(manualBlocks.villaId, villa.id));
    expect(blocks).toEqual([]);
  });

  it('makes no option by itself on a yes: a clerk decides', async () => {
    const { app, token, villa, id, link } = await waiting('option');
    expect((await answer(app, link, YES)).body.content.state).toBe('answered');
    const { status, owner_answer: said } = (
      await app.call('GET', `/v1/admin/reservations/${id}`, { token })
    ).body.content;
    expect([status, said]).toEqual(['requested', 'yes']);
    expect(await kindsOf(app, villa.id)).toEqual(['hold']);
  });

  it('tells an owner whose hold has ended meanwhile', async () => {
    const { app, villa, link } = await waiting('option');
    app.clock.advanceMinutes(7 * 24 * 60);
    const late = await answer(app, link, YES);
    expect([late.status, late.body.code]).toEqual([409, 'OWNER_QUESTION_OVER']);
    expect(late.body.content).toMatch(/süresi doldu/);
    expect(await kindsOf(app, villa.id)).not.toContain('reservation');
  });
});
