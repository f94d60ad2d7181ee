import {
  BULLETIN_URL,
  MAX_BULLETIN_BYTES,
  type ParsedBulletin,
  parseBulletin,
} from '#domain/exchange-rates/tcmb.ts';

const PATIENCE_MS = 10_000;

/** The central bank's current bulletin, or why it could not be read. Never throws. */
export async function fetchBulletin(outside: typeof fetch): Promise<ParsedBulletin> {
  try {
    const response = await outside(BULLETIN_URL, {
      headers: { accept: 'application/xml, text/xml' },
      redirect: 'manual',
      signal: AbortSignal.timeout(PATIENCE_MS),
    });
    if (!response.ok) return unreachable(`Merkez Bankası ${response.status} yanıtı verdi.`);
    const text = await readLimited(response, MAX_BULLETIN_BYTES);
    return text === null ? unreachable('Bülten okunamadı: çok büyük.') : parseBulletin(text);
  } catch {
    return unreachable('Merkez Bankası bültenine ulaşılamadı.');
  }
}

const unreachable = (problem: string): ParsedBulletin => ({ ok: false, problem });

/** The text of a response, null as soon as it exceeds `limit` bytes. */
async function readLimited(response: Response, limit: number): Promise<string | null> {
  const reader = response.body?.getReader();
  if (reader === undefined) return '';
  const decoder = new TextDecoder();
  let text = '';
  for (let read = 0; ;) {
    const { done, value } = await reader.read();
    if (done) return text + decoder.decode();
    read += value.length;
    if (read > limit) {
      await reader.cancel();
      return null;
    }
    text += decoder.decode(value, { stream: true });
  }
}
