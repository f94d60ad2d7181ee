import { BTRANS_FOOT, btransHead } from '#domain/reports/btrans/xml.ts';
import type { Deps } from '#worker/platform/deps.ts';
import { today } from '#worker/platform/clock.ts';
import { contractPages } from './contracts.ts';
import { type BtransMonth, includedSums, requireAgency } from './month.ts';

/** `btrans-2026-10-1.xml` */
export const btransFileName = ({ query, fileNo }: BtransMonth, ending: 'xml' | 'zip'): string =>
  `btrans-${query.month}-${fileNo}.${ending}`;

/**
 * The file of a month in pieces. Its header contains the number of contracts, before they are read:
 * if a different number follows, the file is aborted rather than ending with a wrong count. @throws
 * `REPORT_NOT_READY` (422) before the first piece.
 */
export async function* writeBtransXml(deps: Deps, month: BtransMonth): AsyncGenerator<string> {
  const { count } = includedSums(month);
  const { host } = new URL(deps.siteUrl);
  const { fileNo, query } = month;
  const agency = requireAgency(month);
  const madeOn = today(deps.clock);
  yield btransHead({ agency, month: query.month, fileNo, madeOn, site: host, count });
  let written = 0;
  for await (const page of contractPages(deps, month)) {
    written += page.length;
    if (page.length > 0) yield page.map(({ xml }) => xml).join('');
  }
  if (written !== count) throw new Error(`BTRANS: ${written} contracts came instead of ${count}`);
  yield BTRANS_FOOT;
}
