import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { TakeMail } from '#server/host/mail-in/take-mail.ts';
import { composeAnswer } from './answer.ts';
import { framedHtml, listPage, messagePage } from './inbox-pages.ts';
import type { Mailbox } from './mailbox.ts';

type Reply = { status: number; type: string; body: string; headers?: Record<string, string> };

/** No script of a mail runs; the inbox pages have none. */
const POLICY = "default-src 'none'; style-src 'unsafe-inline'; img-src http: https: data:";

/** The web inbox: pages for people, and JSON for programs (`/messages.json?to=…`, `/{id}.json`). */
export function createInboxServer(mailbox: Mailbox, take: TakeMail): Server {
  return createServer(async (request, response) => {
    const { status, type, body, headers } = await replyTo(request).catch(failed);
    response.writeHead(status, {
      'content-type': `${type}; charset=utf-8`,
      'cache-control': 'no-store',
      'content-security-policy': `${POLICY}; frame-src 'self'; form-action 'self'`,
      ...headers,
    });
    response.end(body);
  });
  async function replyTo(request: IncomingMessage): Promise<Reply> {
    return (await answerMail(mailbox, take, request)) ?? answer(mailbox, request);
  }
}

/** Handles the reply form of a mail's page; null for every other request. */
async function answerMail(
  mailbox: Mailbox,
  take: TakeMail,
  request: IncomingMessage,
): Promise<Reply | null> {
  const [, id = ''] = /^\/([\d-]+)\/answer$/.exec(request.url ?? '') ?? [];
  const isOwn = request.headers['sec-fetch-site'] !== 'cross-site';
  const message = mailbox.find(id);
  if (request.method !== 'POST' || !isOwn || message === null) return null;
  const form = new URLSearchParams((await request.setEncoding('utf8').toArray()).join(''));
  await take(composeAnswer(message, form.get('text') ?? ''));
  return { status: 303, type: 'text/plain', body: '', headers: { location: `/${id}?answered` } };
}

function answer(mailbox: Mailbox, { method, url = '/' }: IncomingMessage): Reply {
  const { pathname, searchParams } = new URL(url, 'http://inbox');
  if (method === 'POST' && pathname === '/empty') {
    mailbox.empty();
    return { status: 303, type: 'text/plain', body: '', headers: { location: '/' } };
  }
  if (method !== 'GET') return { status: 405, type: 'text/plain', body: 'GET only' };
  if (pathname === '/') return html(listPage(mailbox.list()));
  if (pathname === '/messages.json') {
    const to = searchParams.get('to');
    return json(mailbox.list().filter((message) => to === null || message.to === to));
  }
  const [, id = '', form] = /^\/([\d-]+)(?:\.(html|json|eml))?$/.exec(pathname) ?? [];
  const message = mailbox.find(id);
  if (message === null) return { status: 404, type: 'text/plain', body: 'No such mail' };
  if (form === 'json') return json(message);
  if (form === 'eml') return { status: 200, type: 'text/plain', body: message.raw };
  const isAnswered = searchParams.has('answered');
  return html(form === 'html' ? framedHtml(message.html) : messagePage(message, isAnswered));
}

/** An aborted request, or a mail that cannot be shown, must not end the server. */
const failed = (error: unknown): Reply => ({
  status: 500,
  type: 'text/plain',
  body: String(error),
});

const html = (body: string): Reply => ({ status: 200, type: 'text/html', body });

const json = (content: unknown): Reply => ({
  status: 200,
  type: 'application/json',
  body: JSON.stringify(content),
});
