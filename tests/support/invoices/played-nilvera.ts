/* Nilvera's service as its documentation describes it (developer.nilvera.com, API v1), with faults:
   no answer before or after an invoice was taken, a proxy's page, an error of its own, an answer that
   comes twice, and refusals. */

type Kept = { uuid: string; number: string; askedAfter: number; cancelled: boolean; bad: boolean };

export type Played = {
  fetch: typeof fetch;
  calls: number;
  /** Every invoice that was taken, by UUID; `taken` counts every time one was. */
  kept: Map<string, Kept>;
  taken: string[];
};

const json = (status: number, body: unknown) =>
  new Response(JSON.stringify(body), {
    status,
    headers: { 'content-type': 'application/json; charset=utf-8' },
  });

const refusal = (status: number, description: string) =>
  json(status, {
    Message: 'İşlem yapılamadı.',
    Errors: [{ Code: 2_000, Description: description, Detail: null }],
  });

/** `fault`: a number below 1 for each call; the larger, the worse. */
export function playNilvera(fault: () => number, key = 'deneme-anahtari'): Played {
  const kept = new Map<string, Kept>();
  const played: Played = { fetch: answer as typeof fetch, calls: 0, kept, taken: [] };

  async function answer(input: RequestInfo | URL, init?: RequestInit): Promise<Response> {
    const request = new Request(input, init);
    played.calls += 1;
    const { pathname } = new URL(request.url);
    if (request.headers.get('authorization') !== `Bearer ${key}`) return refusal(401, 'Yetkisiz');
    const drawn = fault();
    if (drawn > 0.9) throw new TypeError('connection reset');
    if (drawn > 0.85) return new Response('<html>502 Bad Gateway</html>', { status: 502 });
    if (drawn > 0.8) return json(500, { Message: 'Beklenmeyen hata' });
    const said = await act(request, pathname);
    if (drawn > 0.65) throw new DOMException('The operation timed out.', 'TimeoutError');
    if (drawn > 0.6) return new Response('', { status: 504 });
    return said;
  }

  async function act(request: Request, pathname: string): Promise<Response> {
    if (pathname === '/earchive/Send/Xml') return take(await request.formData());
    const [, uuid = '', what] = /^\/earchive\/Invoices\/([^/]+)\/(\w+)$/.exec(pathname) ?? [];
    const found = kept.get(uuid);
    if (found === undefined) return refusal(404, 'Kayıt bulunamadı');
    if (what === 'Cancel') {
      found.cancelled = true;
      return json(200, true);
    }
    if (what === 'pdf') return json(200, btoa('%PDF-1.7 deneme'));
    const code = found.askedAfter-- > 0 ? 'waiting' : found.bad ? 'error' : 'succeed';
    return json(200, {
      StatusCode: code,
      StatusDetail: code === 'error' ? 'Şematron hatası' : null,
      CancelStatus: found.cancelled,
      ReportStatus: 'NotReported',
    });
  }

  async function take(form: FormData): Promise<Response> {
    const file = form.get('file');
    const xml = file instanceof File ? await file.text() : '';
    const uuid = /<cbc:UUID>([^<]+)</.exec(xml)?.[1] ?? '';
    const number = /<cbc:ID>([A-Z0-9]{16})</.exec(xml)?.[1] ?? '';
    if (uuid === '' || number === '') return refusal(400, 'XML okunamadı');
    if (kept.has(uuid)) return refusal(409, 'Belge sistemde mevcut');
    if ([...kept.values()].some((one) => one.number === number)) {
      return refusal(409, 'Fatura numarası kullanılmış');
    }
    if (uuid.startsWith('0')) return refusal(422, 'Alıcı adresi eksik');
    played.taken.push(uuid);
    const [askedAfter, bad] = [uuid.charCodeAt(1) % 3, uuid.startsWith('1')];
    kept.set(uuid, { uuid, number, askedAfter, cancelled: false, bad });
    return json(200, { UUID: uuid, InvoiceNumber: number });
  }

  return played;
}
