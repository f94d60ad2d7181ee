// `node tools/demo-pictures/draw-papers.ts`: writes the demo agency's papers into files/papers/.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { toDocumentAgency } from '#domain/guest-documents/agency.ts';
import { DOCUMENTS } from '#drizzle/seed/content/pages/documents.ts';
import { SETTINGS } from '#drizzle/seed/content/settings.ts';
import { renderDocumentPdf } from '#worker/features/guest-documents/render/document-pdf.ts';

const FOLDER = new URL('./files/papers/', import.meta.url);
const SITE = new URL('../../site/public', import.meta.url).pathname;
/** Of the demo, so that the files are the same whenever they are written. */
const DAY = '2026-11-01';

const fonts = {
  read: async (path: string): Promise<ArrayBuffer> =>
    new Uint8Array(readFileSync(SITE + path)).buffer,
};
const settings = Object.fromEntries(SETTINGS.map(({ key, value }) => [key, value]));

mkdirSync(FOLDER, { recursive: true });
for (const { paper, title, description } of DOCUMENTS) {
  const pdf = await renderDocumentPdf(
    {
      title: `Temsilî örnek: ${title}`,
      subtitle: description,
      number: '',
      issuedOn: DAY,
      agency: toDocumentAgency(settings),
      fileName: paper,
      blocks: [
        {
          type: 'note',
          tone: 'warning',
          text: 'Bu kâğıt gösterim acentasınındır ve resmî bir belge değildir. Acenta, panelde Web sitesi › Belgelerimiz bölümünden kendi belgesini yükler.',
        },
      ],
    },
    fonts,
    new Date(`${DAY}T09:00:00.000Z`),
  );
  writeFileSync(new URL(`${paper}.pdf`, FOLDER), pdf);
  console.log(`${paper}.pdf ${Math.round(pdf.byteLength / 1024)} KB`);
}
