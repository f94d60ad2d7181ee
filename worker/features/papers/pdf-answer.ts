import type { Paper } from '#domain/papers/paper.ts';
import type { Deps } from '../../deps.ts';
import { fileAnswer } from '../../http/file-answer.ts';
import { loadPaperFaces } from '../../platform/pdf/paper-faces.ts';
import { renderPaperPdf } from './render/paper-pdf.ts';

/** A paper as a PDF that the browser saves. */
export async function pdfAnswer(deps: Deps, paper: Paper): Promise<Response> {
  const faces = await loadPaperFaces(deps.staticFiles);
  const bytes = await renderPaperPdf(paper, faces, deps.clock.now());
  return fileAnswer(bytes, `${paper.fileName}.pdf`, 'application/pdf');
}
