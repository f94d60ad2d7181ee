import { handle } from '@astrojs/cloudflare/handler';
import { createApp } from './app.ts';
import { answerPageMiss } from './pages.ts';
import { createDeps, type Env } from './platform/env.ts';

type PlatformContext = Parameters<typeof handle>[2];

let application: ReturnType<typeof createApp> | undefined;

/** The API first, then the pages and files; one Worker for all of it. */
export default {
  async fetch(request: Request, env: Env, context: PlatformContext): Promise<Response> {
    const { pathname } = new URL(request.url);
    if (pathname.startsWith('/v1/') || pathname.startsWith('/v2/')) {
      application ??= createApp(createDeps(env));
      return application.fetch(request, env, context);
    }
    const page = await handle(request, env as never, context);
    return page.status === 404 ? answerPageMiss(request, env, page) : page;
  },
};
