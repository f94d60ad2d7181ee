import { expect, it } from 'vitest';
import { kbsWorld, minute, personRow, stayWith } from '#tests/support/kbs.ts';

type Mangle = (answer: Response) => Promise<Response> | Response;

const withBytes = (bytes: Uint8Array<ArrayBuffer>) => new Response(bytes);
const utf16 = (text: string) =>
  new Uint8Array(Uint16Array.from(`\uFEFF${text}`, (sign) => sign.charCodeAt(0)).buffer);

/** What proxies, old servers and bad lines make of an answer whose call was carried out. */
const UNSEEN: [what: string, mangle: Mangle][] = [
  ['a page with status 200', () => new Response('<html><body>Giriş yapın</body></html>')],
  ['half of it', async (answer) => new Response((await answer.text()).slice(0, 250))],
  ['it twice', async (answer) => new Response((await answer.text()).repeat(2))],
  [
    'a fault of SOAP 1.2',
    () =>
      new Response(
        '<e:Envelope xmlns:e="http://www.w3.org/2003/05/soap-envelope"><e:Body><e:Fault><e:Code><e:Value>e:Receiver</e:Value></e:Code><e:Reason><e:Text>Meşgul</e:Text></e:Reason></e:Fault></e:Body></e:Envelope>',
        { status: 500 },
      ),
  ],
  [
    'a letter at a time, without end',
    () =>
      new Response(
        new ReadableStream({
          pull: (stream) => stream.enqueue(new TextEncoder().encode('<')),
        }).pipeThrough(new TransformStream({ transform: () => new Promise(() => undefined) })),
      ),
  ],
  ['a redirect', () => new Response('', { status: 302, headers: { location: '/giris' } })],
];

const READABLE: [what: string, mangle: Mangle][] = [
  ['in UTF-16', async (answer) => withBytes(utf16(await answer.text()))],
  [
    'with a byte order mark and status 500',
    async (answer) => new Response(`\uFEFF${await answer.text()}`, { status: 500 }),
  ],
];

async function worldWith(mangle: Mangle, which: (operation: string) => boolean) {
  const world = await kbsWorld();
  const { app, service } = world;
  let left = 1;
  app.deps.outside = async (url, init) => {
    const answer = await service.fetch(url, init);
    const { operation } = service.seen.at(-1)!;
    if (!which(operation) || left === 0) return answer;
    left -= 1;
    return mangle(answer);
  };
  return world;
}

const GUEST = { number: 'C01X00T47' };

it.each([...UNSEEN, ...READABLE])('an arrival answered by %s is told once', async (_, mangle) => {
  const world = await worldWith(mangle, (operation) => operation.endsWith('Giris'));
  const { guests } = await stayWith(world.app, world.villa.id, {}, [GUEST]);
  for (let n = 0; n < 15; n += 1) await minute(world);
  expect(world.service.effects).toMatchObject([{ act: 'in', number: GUEST.number }]);
  expect(await personRow(world.app, guests[0]!)).toMatchObject({ state: 'present', act: null });
});

it.each([...UNSEEN, ...READABLE])('a list that comes as %s loses nobody', async (_, mangle) => {
  const world = await worldWith(mangle, (operation) => operation.endsWith('Listele'));
  world.service.fail('cut-done');
  const { guests } = await stayWith(world.app, world.villa.id, {}, [GUEST]);
  for (let n = 0; n < 20; n += 1) await minute(world);
  expect(world.service.effects).toHaveLength(1);
  expect(await personRow(world.app, guests[0]!)).toMatchObject({ state: 'present', act: null });
});

it('somebody who is listed in another spelling is told once, in and out', async () => {
  const spelled: Mangle = async (answer) =>
    new Response((await answer.text()).replaceAll('C01X00T47', 'c01 x00-t47'));
  const world = await worldWith(spelled, (operation) => operation.endsWith('Listele'));
  const { app, service, villa } = world;
  app.deps.outside = async (url, init) => spelled(await service.fetch(url, init));
  service.fail('cut-done');
  const { guests } = await stayWith(app, villa.id, { checkOut: '2026-11-22' }, [GUEST]);
  for (let n = 0; n < 20; n += 1) await minute(world);
  expect(service.effects).toHaveLength(1);
  app.clock.set('2026-11-22T07:30:00.000Z');
  service.fail('cut');
  for (let n = 0; n < 30; n += 1) await minute(world);
  expect(service.effects.map(({ act }) => act)).toEqual(['in', 'out']);
  expect(await personRow(app, guests[0]!)).toMatchObject({ state: 'left' });
});

it('a child without a number waits and is named, and keeps nobody else', async () => {
  const world = await kbsWorld();
  const { app, service, villa } = world;
  const { guests } = await stayWith(app, villa.id, {}, [GUEST, { number: '' }]);
  for (let n = 0; n < 5; n += 1) await minute(world);
  expect(service.effects).toHaveLength(1);
  expect(await personRow(app, guests[1]!)).toMatchObject({ state: 'absent' });
});
