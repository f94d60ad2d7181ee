// The platform's bucket, implemented by the service beside the runtime (server/host/services.ts).
type Service = { fetch(url: string, init?: object): Promise<Response> };
type Meta = Record<string, string>;

/** How long to wait for the service: a hung disk must not delay a call beyond its own limit. */
const PATIENCE_MS = 15_000;

const at = (path: string) => `http://media.invalid${path}`;

export default function bucket({ service, secret }: { service: Service; secret: string }) {
  const ask = async (path: string, init: { method?: string; headers?: object; body?: unknown }) => {
    const headers = { ...init.headers, 'x-service-secret': secret };
    const gone = new AbortController();
    const patience = setTimeout(() => gone.abort(), PATIENCE_MS);
    const answer = await service
      .fetch(at(path), { ...init, headers, signal: gone.signal })
      .finally(() => clearTimeout(patience));
    const isMiss = answer.status === 404 && init.method === undefined;
    if (!answer.ok && !isMiss) throw new Error(`media ${init.method ?? 'GET'}: ${answer.status}`);
    return answer;
  };
  return {
    async put(
      key: string,
      body: ArrayBuffer | Uint8Array,
      { httpMetadata = {} }: { httpMetadata?: Meta } = {},
    ): Promise<void> {
      const headers = { 'x-meta': encodeURIComponent(JSON.stringify(httpMetadata)) };
      await ask(`/media/${encodeURIComponent(key)}`, { method: 'PUT', headers, body });
    },
    async get(key: string) {
      const answer = await ask(`/media/${encodeURIComponent(key)}`, {});
      if (answer.status === 404 || answer.body === null) return null;
      const meta = JSON.parse(decodeURIComponent(answer.headers.get('x-meta') ?? '')) as Meta;
      return {
        body: answer.body,
        size: Number(answer.headers.get('content-length')),
        httpEtag: answer.headers.get('etag') ?? '',
        httpMetadata: meta,
      };
    },
    async delete(keys: string | string[]): Promise<void> {
      await ask('/media/delete', { method: 'POST', body: JSON.stringify([keys].flat()) });
    },
    async list({ prefix = '', cursor = '' }: { prefix?: string; cursor?: string } = {}) {
      const query = new URLSearchParams({ prefix, cursor });
      const answer = await ask(`/media/list?${query}`, {});
      const page = (await answer.json()) as {
        objects: { key: string; uploaded: string }[];
        cursor?: string;
      };
      return {
        objects: page.objects.map(({ key, uploaded }) => ({ key, uploaded: new Date(uploaded) })),
        truncated: page.cursor !== undefined,
        ...(page.cursor !== undefined && { cursor: page.cursor }),
      };
    },
  };
}
