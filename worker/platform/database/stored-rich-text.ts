import { RichTextPart, plainText } from '#domain/rich-text/rich-text.ts';

/** A stored rich text; unknown parts (from an earlier format) are left out. */
export function storedRichText(stored: readonly unknown[]): RichTextPart[] {
  return stored.flatMap((part) => {
    const { data } = RichTextPart.safeParse(part);
    return data ? [data] : [];
  });
}

/** The paragraphs of a stored rich text as plain text. */
export function storedText(stored: readonly unknown[]): string[] {
  return storedRichText(stored).flatMap((block) =>
    'text' in block ? [plainText(block.text)] : [],
  );
}
