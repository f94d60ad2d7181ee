import { createServer, type IncomingMessage, type Server } from 'node:http';
import { framedHtml, listPage, messagePage } from './inbox-pages.ts';
import type { Mailbox } from './mailbox.ts';

type Reply = { status: number; type: string; body: string; headers?: Record<string, string> };

/** No script of a mail ever runs; the pages around it have none. */
const POLICY = "default-src 'none'; style-src 'unsafe-inline'; img-src http: https: data:";

/**
 * The web side of the mailbox: pages for people, and the same as JSON for programs
 * (`/messages.json?to=…`, `/{id}.json`).
 */
export function createInboxServer(mailbox: Mailbox): Server {
  return createServer((request, response) => {
    const { status, type, body, headers } = answer(mailbox, request);
    response.writeHead(status, {
      'content-type': `${type}; charset=utf-8`,
      'cache-control': 'no-store',
      'content-security-policy': `${POLICY}; frame-src 'self'; form-action 'self'`,
      ...headers,
    });
    response.end(body);
  });
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
  return html(form === 'html' ? framedHtml(message.html) : messagePage(message));
}

const html = (body: string): Reply => ({ status: 200, type: 'text/html', body });

const json = (content: unknown): Reply => ({
  status: 200,
  type: 'application/json',
  body: JSON.stringify(content),
});
