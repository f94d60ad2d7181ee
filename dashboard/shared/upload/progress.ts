/** 1.234.567 bytes as "1,2 MB", 12.345 as "12 KB". */
export function formatBytes(bytes: number): string {
  if (bytes < 1_000_000) return `${Math.max(1, Math.round(bytes / 1000))} KB`;
  return `${(bytes / 1_000_000).toFixed(1).replace('.', ',')} MB`;
}

/**
 * What is said of an upload of which the share `sent`, 0 to 1, is on its way: how much of it, and
 * once all of it is, that the server is at work.
 */
export const describeProgress = (sent: number, bytes: number): string =>
  sent < 1 ? `${formatBytes(sent * bytes)} / ${formatBytes(bytes)}` : 'İşleniyor…';
