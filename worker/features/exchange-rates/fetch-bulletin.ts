import {
  BULLETIN_URL,
  MAX_BULLETIN_BYTES,
  type ParsedBulletin,
  parseBulletin,
} from '#domain/exchange-rates/tcmb.ts';
import { BodyTooLarge, readBytes } from '#worker/platform/web/read-body.ts';

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
    return parseBulletin(new TextDecoder().decode(await readBytes(response, MAX_BULLETIN_BYTES)));
  } catch (error) {
    if (error instanceof BodyTooLarge) return unreachable('Bülten okunamadı: çok büyük.');
    return unreachable('Merkez Bankası bültenine ulaşılamadı.');
  }
}

const unreachable = (problem: string): ParsedBulletin => ({ ok: false, problem });
