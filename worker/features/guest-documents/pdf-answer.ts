import type { GuestDocument } from '#domain/guest-documents/guest-document.ts';
import type { Deps } from '#worker/platform/deps.ts';
import { fileAnswer } from '#worker/http/answers/file-answer.ts';

/** A document as a PDF download. What writes PDFs is loaded with the first of them. */
export async function pdfAnswer(deps: Deps, guestDocument: GuestDocument): Promise<Response> {
  const { renderDocumentPdf } = await import('./render/document-pdf.ts');
  const bytes = await renderDocumentPdf(guestDocument, deps.staticFiles, deps.clock.now());
  return fileAnswer(bytes, `${guestDocument.fileName}.pdf`, 'application/pdf');
}
