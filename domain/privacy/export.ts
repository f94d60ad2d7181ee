/** One record of an export: Turkish labels and values. */
type ExportRow = Record<string, string | number | null>;

export type ExportPart = { key: string; title: string; rows: ExportRow[] };

/** All data held about a person, with labels they understand; `email` may be a phone number. */
export type PersonExport = { email: string; at: string; parts: ExportPart[] };

/** The export for programs: one list for each category of data, under its English key. */
export function toExportJson({ email, at, parts }: PersonExport): string {
  const data = Object.fromEntries(parts.map(({ key, rows }) => [key, rows]));
  return `${JSON.stringify({ email, exported_at: at, ...data }, null, 2)}\n`;
}

/** The export for people: plain text that opens on any device. */
export function toExportText({ email, at, parts }: PersonExport): string {
  const head = [
    'KİŞİSEL VERİLERİNİZ',
    `${email.includes('@') ? 'E-posta' : 'Telefon'}: ${email}`,
    `Hazırlanma: ${at}`,
    'Kimlik numaraları, listede başkaları da bulunduğundan gizlenmiştir.',
  ].join('\r\n');
  return `\uFEFF${[head, ...parts.map(partText)].join('\r\n\r\n\r\n')}\r\n`;
}

function partText({ title, rows }: ExportPart): string {
  const heading = `${title} (${rows.length})\r\n${'='.repeat(title.length)}`;
  if (rows.length === 0) return `${heading}\r\nKayıt yok.`;
  return [heading, ...rows.map(rowText)].join('\r\n\r\n');
}

function rowText(row: ExportRow): string {
  return Object.entries(row)
    .filter(([, value]) => value !== null && value !== '')
    .map(([name, value]) => `${name}: ${String(value).replaceAll(/\r?\n/g, '\r\n  ')}`)
    .join('\r\n');
}
