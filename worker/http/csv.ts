/** How a table is written is pure, and shared with the dashboard. */
export { type CsvCell, csvMoney, toCsv } from '#domain/sheets/csv.ts';

/** The answer that a browser saves as `fileName`. */
export function csvAnswer(csv: string, fileName: string): Response {
  return new Response(csv, {
    headers: {
      'Content-Type': 'text/csv; charset=utf-8',
      'Content-Disposition': `attachment; filename="${fileName}"`,
      'X-Content-Type-Options': 'nosniff',
      'Cache-Control': 'no-store',
    },
  });
}
