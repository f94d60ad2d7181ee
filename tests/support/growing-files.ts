import { unzipSync } from 'fflate';
import { ARRIVAL, MONTH, STATEMENT } from './large-agency.ts';
import { readPdf } from './pdf-text.ts';

/** A file of a large agency (`createLargeAgency`), and how many of its rows are in it. */
type GrowingFile = {
  path: string;
  query: string;
  /** Where it is not all that the agency has. */
  rows?: number;
  count(bytes: Uint8Array<ArrayBuffer>): Promise<number> | number;
};

const lines = (bytes: Uint8Array) =>
  new TextDecoder().decode(bytes).trimEnd().split('\r\n').length - 1;
const contracts = (bytes: Uint8Array) =>
  new TextDecoder().decode(bytes).split('</islem>').length - 1;
const sheetRows = (besides: number) => (bytes: Uint8Array) => {
  const sheet = unzipSync(bytes)['xl/worksheets/sheet1.xml']!;
  return new TextDecoder().decode(sheet).split('<row ').length - 1 - besides;
};

/** Every file that grows with the agency. */
export const GROWING: GrowingFile[] = [
  { path: '/v1/admin/reports/ministry', query: `month=${MONTH}`, count: sheetRows(1) },
  {
    path: '/v1/admin/reports/management.xlsx',
    query: 'by=villa&from=2029-01-01&to=2029-12-31',
    // The head and the total.
    count: sheetRows(2),
  },
  { path: '/v1/admin/reports/guests.xlsx', query: `date=${ARRIVAL}`, count: sheetRows(1) },
  { path: '/v1/admin/reports/guests.csv', query: `date=${ARRIVAL}`, count: lines },
  { path: '/v1/admin/reports/btrans', query: `month=${MONTH}`, count: contracts },
  {
    path: '/v1/admin/reports/btrans.zip',
    query: `month=${MONTH}`,
    count: (bytes) => contracts(Object.values(unzipSync(bytes))[0]!),
  },
  {
    path: '/v1/admin/reports/statement.pdf',
    query: `month=${STATEMENT.month}&owner=$owner`,
    rows: STATEMENT.stays,
    count: stays,
  },
  { path: '/v1/admin/journal/lines.csv', query: `month=${MONTH}`, count: soldStays },
  { path: '/v1/admin/audit/export.csv', query: '', count: lines },
  { path: '/v1/admin/reservations/export.csv', query: '', count: lines },
  { path: '/v1/admin/transactions/export.csv', query: '', count: lines },
  { path: '/v1/admin/privacy/destruction.csv', query: '', count: lines },
];

/** Stays that the books tell of, whatever the lines of each. */
function soldStays(bytes: Uint8Array): number {
  const told = new TextDecoder().decode(bytes).matchAll(/Konaklama ([^;,]+)/g);
  return new Set(Array.from(told, ([, code]) => code)).size;
}

async function stays(bytes: Uint8Array<ArrayBuffer>): Promise<number> {
  return (await readPdf(bytes)).pages.join(' ').split('KY29-').length - 1;
}
