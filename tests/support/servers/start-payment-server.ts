import { createHmac } from 'node:crypto';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { TestProject } from 'vitest/node';

declare module 'vitest' {
  export interface ProvidedContext {
    /** A server that acts as iyzico and PayTR. */
    payments: { url: string };
  }
}

export const IYZICO = { apiKey: 'iyzico-test-key', secretKey: 'iyzico-test-secret' };
export const PAYTR = { merchantId: '123456', merchantKey: 'AAABBBCCC', merchantSalt: 'DDDEEEFFF' };

/** The outcome of a page, set by `PUT /say`; `mood` makes the next refund fail. */
type Said = { id: string; status?: string; paidPrice?: string; mood?: 'hang up' | 'refuse' };

/** An opened page: our id, and the provider's `token`. */
type Page = { id: string; token: string; price: string; asked: Record<string, unknown> } & {
  isDeleted?: boolean;
};

/**
 * Acts as both providers as documented by them, signatures included: a request with a wrong
 * signature is refused. `GET /pages` lists the requests, `PUT /say` sets the answers.
 */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const pages = new Map<string, Page>();
  const said = new Map<string, Said>();
  const refunds: Record<string, unknown>[] = [];
  const server = createServer((request, response) => void answer(request, response));

  async function answer(request: IncomingMessage, response: ServerResponse) {
    response.setHeader('connection', 'close');
    const path = request.url ?? '';
    const body = await bodyOf(request);
    if (path === '/pages') return json(response, { pages: [...pages.values()], refunds });
    if (path === '/say') {
      const word = JSON.parse(body) as Said;
      said.set(word.id, { ...said.get(word.id), ...word });
      return json(response, {});
    }
    if (path.startsWith('/iyzico/')) return iyzico(request, response, path.slice(7), body);
    return paytr(response, path.slice(6), new URLSearchParams(body));
  }

  function iyzico(request: IncomingMessage, response: ServerResponse, path: string, body: string) {
    if (request.headers.authorization !== iyzicoHeader(request, path, body)) {
      return json(response, {
        status: 'failure',
        errorCode: '1000',
        errorMessage: 'Geçersiz imza',
      });
    }
    const asked = JSON.parse(body);
    if (path === '/v2/payment/refund') {
      return refund(response, asked.paymentId, asked, { status: 'success' });
    }
    if (path.endsWith('/detail')) {
      const page = [...pages.values()].find(({ token }) => token === asked.token);
      const word = page && said.get(page.id);
      if (!page || !word?.status) return json(response, { status: 'failure', errorCode: '5115' });
      const price = Number(page.price);
      const paidPrice = word.paidPrice ?? page.price;
      const result = {
        status: 'success',
        paymentStatus: word.status,
        paymentId: `9${page.id.slice(-12)}`,
        currency: 'TRY',
        basketId: page.id,
        conversationId: page.id,
        paidPrice: Number(paidPrice),
        price,
        token: page.token,
        installment: 1,
        fraudStatus: 1,
      };
      const signed = [
        result.paymentStatus,
        result.paymentId,
        'TRY',
        page.id,
        page.id,
        String(result.paidPrice),
        String(price),
        page.token,
      ].join(':');
      return json(response, { ...result, signature: hex(IYZICO.secretKey, signed) });
    }
    const page = open(asked.conversationId, asked.price, asked);
    return json(response, {
      status: 'success',
      conversationId: page.id,
      token: page.token,
      tokenExpireTime: 1800,
      paymentPageUrl: `https://sandbox-cpp.iyzipay.com/?token=${page.token}`,
      signature: hex(IYZICO.secretKey, `${page.id}:${page.token}`),
    });
  }

  function paytr(response: ServerResponse, path: string, form: URLSearchParams) {
    const read = (name: string) => form.get(name) ?? '';
    const signed = (fields: string[]) => {
      const text = fields.map(read).join('') + PAYTR.merchantSalt;
      return createHmac('sha256', PAYTR.merchantKey).update(text).digest('base64');
    };
    const refuse = (why: string) => json(response, { status: 'error', err_no: '1', err_msg: why });
    const fields = PAYTR_SIGNED[path];
    if (!fields || read('paytr_token') !== signed(fields)) return refuse('paytr_token hatalı');
    const oid = read('merchant_oid');
    switch (path) {
      case '/odeme/api/get-token': {
        const page = open(oid, read('payment_amount'), Object.fromEntries(form));
        return json(response, { status: 'success', token: page.token });
      }
      case '/odeme/api/link/create': {
        const page = open(read('callback_id'), read('price'), Object.fromEntries(form));
        const link = `https://www.paytr.com/link/${page.token.slice(0, 8)}`;
        return json(response, { status: 'success', id: page.token.slice(0, 8), link });
      }
      case '/odeme/api/link/delete': {
        const page = [...pages.values()].find(({ token }) => token.startsWith(read('id')));
        if (page === undefined) return refuse('link bulunamadı');
        pages.set(page.id, { ...page, isDeleted: true });
        return json(response, { status: 'success' });
      }
      case '/odeme/durum-sorgu': {
        const page = pages.get(oid);
        if (!page || said.get(oid)?.status !== 'success')
          return refuse('başarılı ödeme bulunamadı');
        const amount = (Number(page.price) / 100).toFixed(2);
        const words = { payment_amount: amount, payment_total: amount, currency: 'TL' };
        return json(response, { status: 'success', ...words, test_mode: '0' });
      }
      default:
        return refund(response, oid, Object.fromEntries(form), { status: 'success', is_test: 0 });
    }
  }

  function refund(
    response: ServerResponse,
    id: string,
    asked: Record<string, unknown>,
    done: object,
  ) {
    const { mood } = said.get(id) ?? {};
    if (mood === 'refuse') {
      const why = 'Bakiye yetersiz';
      return json(response, { status: 'error', err_msg: why, errorMessage: why });
    }
    refunds.push(asked);
    if (mood === 'hang up') return response.destroy();
    return json(response, done);
  }

  function open(id: string, price: string, asked: Record<string, unknown>): Page {
    const token = createHmac('sha256', 'page').update(id).digest('hex').slice(0, 32);
    const page = { id, token, price, asked };
    pages.set(id, page);
    return page;
  }

  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', () => resolve());
  });
  project.provide('payments', {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
  });
  return () => close(server);
}

/** The signed fields of each of PayTR's calls. */
const PAYTR_SIGNED: Record<string, string[]> = {
  '/odeme/api/get-token': [
    'merchant_id',
    'user_ip',
    'merchant_oid',
    'email',
    'payment_amount',
    'user_basket',
    'no_installment',
    'max_installment',
    'currency',
    'test_mode',
  ],
  '/odeme/api/link/create': [
    'name',
    'price',
    'currency',
    'max_installment',
    'link_type',
    'lang',
    'min_count',
  ],
  '/odeme/api/link/delete': ['id', 'merchant_id'],
  '/odeme/durum-sorgu': ['merchant_id', 'merchant_oid'],
  '/odeme/iade': ['merchant_id', 'merchant_oid', 'return_amount'],
};

function iyzicoHeader(request: IncomingMessage, path: string, body: string): string {
  const random = String(request.headers['x-iyzi-rnd']);
  const signature = hex(IYZICO.secretKey, random + path + body);
  const text = `apiKey:${IYZICO.apiKey}&randomKey:${random}&signature:${signature}`;
  return `IYZWSv2 ${Buffer.from(text).toString('base64')}`;
}

const hex = (secret: string, text: string) =>
  createHmac('sha256', secret).update(text).digest('hex');

const json = (response: ServerResponse, content: object) =>
  response.setHeader('content-type', 'application/json').end(JSON.stringify(content));

async function bodyOf(request: IncomingMessage): Promise<string> {
  let text = '';
  for await (const chunk of request) text += String(chunk);
  return text;
}

function close(server: Server): Promise<void> {
  server.closeAllConnections();
  return new Promise((resolve) => {
    server.close(() => resolve());
  });
}
