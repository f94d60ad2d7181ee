import { Block, plainText } from '#domain/pages/blocks.ts';

/** A stored rich text; parts that are no block (a row from before the format) are left out. */
export function storedBlocks(stored: readonly unknown[]): Block[] {
  return stored.flatMap((part) => {
    const { data } = Block.safeParse(part);
    return data ? [data] : [];
  });
}

/** The paragraphs of a stored rich text, plain. */
export function storedText(stored: readonly unknown[]): string[] {
  return storedBlocks(stored).flatMap((block) => ('text' in block ? [plainText(block.text)] : []));
}
