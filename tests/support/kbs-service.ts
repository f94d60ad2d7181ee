import { childOf, readXml, type XmlElement } from '#domain/values/read-xml.ts';

/** What the service does with one call. `…-done`: it carries the call out all the same. */
export type KbsFault =
  | 'none'
  | 'fault'
  | 'fault-done'
  | 'html'
  | 'html-done'
  | 'silence'
  | 'silence-late'
  | 'cut'
  | 'cut-done'
  | 'empty'
  | 'other-answer'
  | `${101 | 102 | 103 | 104 | 105 | 106 | 107 | 108 | 109}`
  | '105-done'
  | '106-done';

/** A call as it arrived, without password. */
export type KbsSeen = { operation: string; facility: string; person: Record<string, string> };

/** What was carried out, in order. */
export type KbsEffect = { act: 'in' | 'out' | 'corrected'; facility: string; number: string };

const SOAP = 'http://schemas.xmlsoap.org/soap/envelope/';
const DATA = 'http://schemas.datacontract.org/2004/07/KBS_Tesis_Servis';
const NAMES: Record<string, string> = {
  100: 'Basarili',
  101: 'KayitBulunamadi',
  102: 'YeniKayitBasarisiz',
  103: 'GuncellemeBasarisiz',
  104: 'SilmeBasarisiz',
  105: 'VTHatasi',
  106: 'GenelHata',
  107: 'GirdiHatasi',
  108: 'YetkiHatasi',
  109: 'KimlikDogrulamaHatasi',
};

/**
 * The identity notification service by its recorded contract, as a `fetch`. Like the real one it
 * knows no idempotency: somebody who is told twice is there twice.
 */
export function kbsService({ password = 'gizli-sifre' } = {}) {
  const seen: KbsSeen[] = [];
  const effects: KbsEffect[] = [];
  /** Who is in a facility, with repetitions. */
  const present = new Map<string, string[]>();
  /** Calls that are carried out after their caller has given up. */
  let late: (() => void)[] = [];
  /** The fault of each coming call; `none` after the last. */
  let plan: (call: KbsSeen) => KbsFault = () => 'none';

  const carryOut = ({ operation, facility, person }: KbsSeen): string => {
    const number = person.KIMLIKNO ?? person.BELGENO ?? '';
    const there = present.get(facility) ?? [];
    if (operation.endsWith('Giris')) {
      effects.push({ act: 'in', facility, number });
      present.set(facility, [...there, number]);
      return '100';
    }
    if (!there.includes(number)) return operation.endsWith('Cikis') ? '101' : '103';
    if (operation.endsWith('Cikis')) {
      effects.push({ act: 'out', facility, number });
      present.set(facility, there.toSpliced(there.indexOf(number), 1));
    } else effects.push({ act: 'corrected', facility, number });
    return '100';
  };

  const listOf = ({ operation, facility }: KbsSeen): string => {
    const isForeign = operation.startsWith('MusteriYabanci');
    const name = isForeign ? 'BELGENO' : 'KIMLIKNO';
    const people = (present.get(facility) ?? []).filter((one) => /\D/.test(one) === isForeign);
    const items = people
      .map(
        (one) =>
          `<a:${operation.replace('Listele', 'GirisSonuc')}><a:GRSTRH>2026-11-21T16:00:00</a:GRSTRH><a:${name}>${one}</a:${name}></a:${operation.replace('Listele', 'GirisSonuc')}>`,
      )
      .join('');
    return `<a:MItems>${items}</a:MItems>${sonuc('100')}`;
  };

  const sonuc = (code: string) =>
    `<a:Sonuc><a:Basarili>${code === '100'}</a:Basarili><a:HataKodu>${NAMES[code]}</a:HataKodu><a:Mesaj>${code === '100' ? 'İşlem başarılı' : 'Servisin kendi sözü'}</a:Mesaj></a:Sonuc>`;

  const answer = (operation: string, content: string) =>
    new Response(
      `<s:Envelope xmlns:s="${SOAP}"><s:Body><${operation}Response xmlns="http://tempuri.org/"><${operation}Result xmlns:a="${DATA}">${content}</${operation}Result></${operation}Response></s:Body></s:Envelope>`,
      { headers: { 'content-type': 'text/xml; charset=utf-8' } },
    );

  /** The answer of an operation to its own end: departures answer with a bare result. */
  const plainAnswer = (call: KbsSeen): Response => {
    const { operation } = call;
    if (operation === 'ParametreListele') return answer(operation, sonuc('100'));
    if (operation.endsWith('Listele')) return answer(operation, listOf(call));
    const said = sonuc(carryOut(call));
    return answer(
      operation,
      operation.endsWith('Giris') ? said : said.slice('<a:Sonuc>'.length, -'</a:Sonuc>'.length),
    );
  };

  const fault = () =>
    new Response(
      `<s:Envelope xmlns:s="${SOAP}"><s:Body><s:Fault><faultcode>s:Server</faultcode><faultstring xml:lang="tr-TR">Sunucu isteği işleyemedi.</faultstring></s:Fault></s:Body></s:Envelope>`,
      { status: 500, headers: { 'content-type': 'text/xml; charset=utf-8' } },
    );

  const html = () =>
    new Response('<!DOCTYPE html><html><body><h1>502 Bad Gateway</h1><br></body></html>', {
      status: 502,
      headers: { 'content-type': 'text/html' },
    });

  const silence = (signal: AbortSignal | null | undefined) =>
    new Promise<Response>((_, refuse) => {
      signal?.addEventListener('abort', () => refuse(new DOMException('aborted', 'AbortError')));
    });

  const fetch = async (_url: string | URL | Request, init?: RequestInit): Promise<Response> => {
    const call = readCall(String(init?.body), password);
    if (call === null) return answer('ParametreListele', sonuc('109'));
    seen.push(call);
    const what = plan(call);
    if (/^\d+$/.test(what)) return answer(call.operation, sonuc(what));
    if (what === 'none') return plainAnswer(call);
    if (what.endsWith('-done')) plainAnswer(call);
    if (what === 'silence-late') late.push(() => void plainAnswer(call));
    if (what.startsWith('10')) return answer(call.operation, sonuc(what.slice(0, 3)));
    if (what.startsWith('silence')) return silence(init?.signal);
    if (what.startsWith('cut')) throw new TypeError('connection reset');
    if (what.startsWith('html')) return html();
    if (what === 'empty') return new Response('', { status: 200 });
    if (what === 'other-answer') return answer('ParametreListele', sonuc('100'));
    return fault();
  };

  return {
    fetch: fetch as typeof globalThis.fetch,
    seen,
    effects,
    present,
    /** One fault a call, then none. */
    fail: (...faults: KbsFault[]) => {
      plan = () => faults.shift() ?? 'none';
    },
    /** A fault for each call. */
    behave: (by: (call: KbsSeen) => KbsFault) => {
      plan = by;
    },
    /** What was still being worked on is carried out. */
    settle: () => {
      for (const carry of late) carry();
      late = [];
    },
  };
}

/** Null for a wrong password. */
function readCall(text: string, password: string): KbsSeen | null {
  const body = childOf(
    childOf({ attributes: {}, name: '', text: '', children: [readXml(text)!] }, 'Envelope'),
    'Body',
  );
  const call = body!.children[0]!;
  const of = (name: string) => childOf(call, name)?.text ?? '';
  if (of('Sifre') !== password) return null;
  const people: XmlElement[] = childOf(call, 'musteri')?.children ?? [];
  const names = people.map(({ name }) => name);
  if (names.join() !== names.toSorted().join()) throw new Error(`not in order: ${names.join()}`);
  return {
    operation: call.name,
    facility: of('TssKod'),
    person: Object.fromEntries(people.map(({ name, text: said }) => [name, said])),
  };
}
