/** `full`: closed. `option`: promised to somebody, shown as "opsiyonlu"; may expire. */
export const BLOCK_KINDS = ['full', 'option'] as const;
export type BlockKind = (typeof BLOCK_KINDS)[number];
