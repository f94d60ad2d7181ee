/** The parts that we use of packages that bring no types. */

declare module 'pdfkit' {
  import type { Font } from 'fontkit';

  type StructureOptions = { scope?: 'Row' | 'Column'; actual?: string };
  type Content = { readonly refs: readonly unknown[] };
  export type StructureElement = {
    add(child: StructureElement | Content): StructureElement;
    end(): void;
  };
  type Options = {
    pdfVersion: '1.7';
    subset: 'PDF/UA';
    tagged: true;
    displayTitle: true;
    lang: string;
    size: 'A4';
    margin: number;
    /** The font of the first page; none, because we register our own. */
    font: null;
    autoFirstPage: false;
    /** Keeps every word that was laid out, which a long table has no room for. */
    fontLayoutCache: false;
    info: Record<string, string | Date>;
  };
  export default class PDFDocument {
    constructor(options: Options);
    addPage(): this;
    registerFont(name: string, font: Font): this;
    font(name: string): this;
    fontSize(size: number): this;
    widthOfString(text: string): number;
    fillColor(color: readonly [number, number, number]): this;
    /** `baseline` is where `y` is. */
    text(
      text: string,
      x: number,
      y: number,
      options: { lineBreak: false; baseline: 'alphabetic'; textWidth: number },
    ): this;
    translate(x: number, y: number): this;
    scale(factor: number): this;
    rect(x: number, y: number, width: number, height: number): this;
    fill(): this;
    struct(type: string, options?: StructureOptions): StructureElement;
    addStructure(element: StructureElement): this;
    markStructureContent(type: string): Content;
    markContent(type: 'Artifact', options: { type: 'Pagination' | 'Layout' }): this;
    endMarkedContent(): this;
    end(): void;
  }
}

declare module 'pdfkit/output' {
  import type PDFDocument from 'pdfkit';

  export function toBytes(pdf: PDFDocument): Promise<Uint8Array<ArrayBuffer>>;
}

declare module 'fontkit' {
  export type Font = {
    readonly characterSet: number[];
    hasGlyphForCodePoint(codePoint: number): boolean;
    layout(text: string): unknown;
  };
  export function create(bytes: Uint8Array): Font;
}
