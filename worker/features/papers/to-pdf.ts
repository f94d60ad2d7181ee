import type { Paper } from '#domain/papers/paper.ts';
import type { Deps } from '../../deps.ts';
import { loadPaperFaces } from '../../platform/pdf/paper-faces.ts';
import { renderPaperPdf } from './render/paper-pdf.ts';

/** A paper as the bytes of a PDF. */
export async function toPdf(deps: Deps, paper: Paper): Promise<Uint8Array<ArrayBuffer>> {
  return renderPaperPdf(paper, await loadPaperFaces(deps.staticFiles), deps.clock.now());
}
