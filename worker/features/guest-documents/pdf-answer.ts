import type { GuestDocument } from '#domain/guest-documents/guest-document.ts';
import type { Deps } from '#worker/platform/deps.ts';
import { fileAnswer } from '#worker/http/answers/file-answer.ts';
import { loadDocumentFonts } from '#worker/platform/pdf/document-fonts.ts';
import { renderDocumentPdf } from './render/document-pdf.ts';

/** A document as a PDF download. */
export async function pdfAnswer(deps: Deps, guestDocument: GuestDocument): Promise<Response> {
  const faces = await loadDocumentFonts(deps.staticFiles);
  const bytes = await renderDocumentPdf(guestDocument, faces, deps.clock.now());
  return fileAnswer(bytes, `${guestDocument.fileName}.pdf`, 'application/pdf');
}
