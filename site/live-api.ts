import { readAnswer } from '#site/lib/answer.ts';
import type { Answer } from '#site/lib/answer.ts';

type Api = { fetch(request: Request): Response | Promise<Response> };

let api: Promise<Api> | undefined;

/** Loaded on use: a page that is rendered at build time must not need the Worker's bindings. */
async function createApi(): Promise<Api> {
  const [{ env }, { createApp }, { createDeps }] = await Promise.all([
    import('cloudflare:workers'),
    import('#worker/app.ts'),
    import('#worker/platform/env.ts'),
  ]);
  return createApp(createDeps(env as never));
}

type Options = { body: unknown; headers?: Record<string, string> };

/**
 * Posts to our own API from a page that is rendered live, inside the same Worker: the platform lets
 * no Worker fetch its own address. The visitor's address goes along, so that limits count visitors.
 */
export async function postToApi<Content>(
  page: Request,
  path: string,
  { body, headers = {} }: Options,
): Promise<Answer<Content>> {
  api ??= createApi();
  const address = page.headers.get('cf-connecting-ip');
  const request = new Request(new URL(path, page.url), {
    method: 'POST',
    headers: {
      'Content-Type': 'application/json',
      ...(address === null ? {} : { 'cf-connecting-ip': address }),
      ...headers,
    },
    body: JSON.stringify(body),
  });
  return readAnswer<Content>(await (await api).fetch(request));
}
