// The main module of the runtime on one server: the unmodified built Worker, and around it what the
// platform does before and after it.
import worker from 'kiyi:worker';
import { clientAddress, isProxy, readProxies, withoutPort } from './client-address.ts';
import { packed } from './packed.ts';
import {
  type FilesEnv,
  isFileAlone,
  replaceManifest,
  serveFile,
  type SiteManifest,
} from './site-files.ts';

type RuntimeEnv = FilesEnv & {
  /** Proxies in front of this server. */
  TRUSTED_PROXIES: string;
  /** Authenticates the supervisor's calls. */
  CONTROL_SECRET: string;
};

type Context = Parameters<typeof worker.fetch>[2];

let proxies: ReturnType<typeof readProxies> | undefined;

export default {
  async fetch(request: Request, env: RuntimeEnv, context: Context): Promise<Response> {
    const url = URL.parse(request.url);
    // A host that is none, which a proxy in front refuses by itself.
    if (url === null) return new Response(null, { status: 400 });
    // A static file is the same for everybody, so the client's address is not needed.
    if (isFileAlone(env, url.pathname)) return packed(request, await serveFile(request, env));
    const asked = asFromOutside(request, url, env);
    return packed(asked, await worker.fetch(asked, env, context));
  },
};

/** The binding ASSETS of the Worker. */
export const Assets = { fetch: serveFile };

/**
 * For the supervisor only: the cron's tick, a mail that was received and read (`/mail`), and the list
 * of the build's files when it has got more (`/files`).
 */
export const Control = {
  async fetch(request: Request, env: RuntimeEnv, context: Context): Promise<Response> {
    if (request.headers.get('x-control-secret') !== env.CONTROL_SECRET)
      return new Response(null, { status: 403 });
    const { pathname } = new URL(request.url);
    if (pathname === '/mail') return takeMail(request, env, context);
    if (pathname === '/files') {
      replaceManifest((await request.json()) as SiteManifest);
      return new Response(null, { status: 204 });
    }
    await worker.scheduled({ cron: '* * * * *', scheduledTime: Date.now() }, env);
    return new Response(null, { status: 204 });
  },
};

/**
 * Passes a mail to the Worker as the platform does, but read already
 * (server/host/mail-in/take-mail.ts); 422 with the reason when it is refused, 503 when
 * the Worker failed, which it has logged.
 */
async function takeMail(request: Request, env: RuntimeEnv, context: Context): Promise<Response> {
  const form = await request.formData();
  const { files, ...mail } = JSON.parse(String(form.get('mail'))) as { files: object[] };
  const contents = await Promise.all(
    form.getAll('file').map(async (file) => new Uint8Array(await (file as File).arrayBuffer())),
  );
  let refusal: string | null = null;
  const message = {
    read: { ...mail, files: files.map((file, at) => ({ ...file, bytes: contents[at] })) },
    setReject: (reason: string) => {
      refusal = reason;
    },
  };
  try {
    await worker.email(message, env, context);
  } catch {
    return new Response(null, { status: 503 });
  }
  return new Response(refusal, { status: refusal === null ? 204 : 422 });
}

/** The request with the client's address and scheme, as far as the peer is trusted. */
function asFromOutside(request: Request, url: URL, { TRUSTED_PROXIES }: RuntimeEnv): Request {
  proxies ??= readProxies(TRUSTED_PROXIES);
  const { clientIp = '' } = (request as { cf?: { clientIp?: string } }).cf ?? {};
  const scheme = request.headers.get('x-forwarded-proto');
  if (scheme === 'https' && isProxy(proxies, withoutPort(clientIp))) url.protocol = 'https:';
  const asked = new Request(url, request);
  const address = clientAddress(clientIp, request.headers.get('x-forwarded-for'), proxies);
  asked.headers.set('CF-Connecting-IP', address);
  return asked;
}
