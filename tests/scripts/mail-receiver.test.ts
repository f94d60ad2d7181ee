import { afterEach, expect, it } from 'vitest';
import {
  isOurs,
  type MailReceiver,
  startMailReceiver,
} from '#server/host/mail-in/mail-receiver.ts';
import { MailRefused, type TakenMail } from '#server/host/mail-in/take-mail.ts';
import { breakOff, dialogue, hungUpOn, sendingTo } from './support/smtp-dialogue.ts';

let receiver: MailReceiver | null = null;
afterEach(async () => {
  await receiver?.stop();
  receiver = null;
});

const start = async (takeMail: (mail: TakenMail) => Promise<void>, sessionMs?: number) =>
  (receiver = await startMailReceiver({
    listen: '127.0.0.1:0',
    replyAddress: 'yanit@kiyi.example',
    takeMail,
    sessionMs,
  }));

const send = (to = 'yanit+ab@kiyi.example') => sendingTo(to);

it('hands over the very bytes of a mail, and answers once it is in', async () => {
  const taken: TakenMail[] = [];
  const { port } = await start(async (mail) => void taken.push(mail));
  expect(await dialogue(port, send())).toEqual(['220', '250', '250', '250', '354', '250', '221']);
  expect(taken).toMatchObject([{ from: 'a@posta.example', to: 'yanit+ab@kiyi.example' }]);
  expect(taken[0]?.raw.toString()).toContain('Günaydın\r\n.nokta');
});

it('stays up when a sender breaks off in the middle of a mail', async () => {
  const taken: TakenMail[] = [];
  const { port } = await start(async (mail) => void taken.push(mail));
  await breakOff(port, 'yanit@kiyi.example');
  expect((await dialogue(port, send())).at(-2)).toBe('250');
  expect(taken).toHaveLength(1);
});

it.each([
  ['says nothing', []],
  ['stops before its mail', sendingTo('yanit@kiyi.example').slice(0, 3)],
  ['stops in its mail', sendingTo('yanit@kiyi.example').slice(0, 4)],
])('hangs up on who %s, so that others can write', async (_, lines) => {
  const { port } = await start(async () => undefined, 200);
  const five = Array.from({ length: 5 }, () => hungUpOn(port, lines));
  await expect(Promise.all(five)).resolves.toHaveLength(5);
});

it('takes a report of delivery, which has no sender', async () => {
  const taken: TakenMail[] = [];
  const { port } = await start(async (mail) => void taken.push(mail));
  const lines = send().with(1, 'MAIL FROM:<>');
  expect((await dialogue(port, lines)).at(-2)).toBe('250');
  expect(taken[0]?.from).toBe('');
});

it('relays for nobody', async () => {
  const { port } = await start(() => Promise.reject(new Error('was called')));
  const [, , , recipient] = await dialogue(port, send('kurban@baska.example').slice(0, 3));
  expect(recipient).toBe('550');
});

it.each([
  ['550', new MailRefused('5.7.1 Cok fazla')],
  ['451', new Error('the database is gone')],
])('answers %s when the Worker says so', async (code, error) => {
  const { port } = await start(() => Promise.reject(error));
  expect((await dialogue(port, send())).at(-2)).toBe(code);
});

it.each([
  ['yanit@kiyi.example', true],
  ['YANIT+0a@Kiyi.Example', true],
  ['yanit@baska.example', false],
  ['baska+yanit@kiyi.example', false],
])('knows %s: %s', (address, expected) => {
  expect(isOurs(address, 'yanit@kiyi.example')).toBe(expected);
});
