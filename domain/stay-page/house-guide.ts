/** A part of what a house tells its guests. */
export type GuidePart = { title: string; text: string };

/** The stored text as parts: a line that ends in a colon begins one; what stands before is a part without a title. */
export function readHouseGuide(text: string | null): GuidePart[] {
  const parts: GuidePart[] = [];
  for (const raw of (text ?? '').split('\n')) {
    const line = raw.trim();
    if (line === '') continue;
    const last = parts.at(-1);
    if (line.endsWith(':')) parts.push({ title: line.slice(0, -1), text: '' });
    else if (last === undefined) parts.push({ title: '', text: line });
    else last.text = last.text === '' ? line : `${last.text}\n${line}`;
  }
  return parts;
}
