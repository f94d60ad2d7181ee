/** 1.234.567 bytes as "1,2 MB", 12.345 as "12 KB". */
export function formatBytes(bytes: number): string {
  if (bytes < 1_000_000) return `${Math.max(1, Math.round(bytes / 1000))} KB`;
  return `${(bytes / 1_000_000).toFixed(1).replace('.', ',')} MB`;
}

/**
 * The progress text of an upload, by the part `sent`, 0 to 1: how much, and once complete, that the
 * server is processing it.
 */
export const describeProgress = (sent: number, bytes: number): string =>
  sent < 1 ? `${formatBytes(sent * bytes)} / ${formatBytes(bytes)}` : 'İşleniyor…';
