/**
 * A page without what the browser adds by itself: the same elements, attributes that are read, and
 * texts in fewer bytes, with its sheets in the head. Every page passes through here, built or rendered
 * on demand (site/middleware.ts), so no component has to be written in another way for it.
 */
export function tighten(html: string): string {
  return withSheetsInHead(html)
    .replaceAll(/<astro-island [^>]*>/g, (tag, at: number, page: string) =>
      tightenIsland(tag, page, page.indexOf('<astro-island') === at),
    )
    .replaceAll('<!--astro:end-->', '')
    .replaceAll(EMPTY_VALUE, '')
    .replaceAll(CLOSED_DRAWING, '$1/>')
    .replaceAll(IMPLIED_END, '');
}

/**
 * A component may bring a sheet wherever it stands, and several times; HTML wants sheets in the head.
 * They follow those that are there, in their order; linked sheets of the body come after them.
 */
function withSheetsInHead(html: string): string {
  const end = html.indexOf('</head>');
  if (end < 0) return html;
  const sheets = new Set<string>();
  const body = html.slice(end).replaceAll(/<style\b[^<>]*>.*?<\/style>/gs, (sheet) => {
    sheets.add(sheet);
    return '';
  });
  return html.slice(0, end) + [...sheets].join('') + body;
}

/** Attributes that React writes with an empty value, which is the same as none. */
const EMPTY_VALUE =
  /(?<=<(?:input|button|select|textarea|div|p|dialog|details)\b[^<>]* (?:required|hidden|disabled|checked|open))=""/g;

const CLOSED_DRAWING = /(<(?:path|circle|use)\b[^<>]*)><\/(?:path|circle|use)>/g;

/** End tags that the next tag implies (HTML, "Optional tags"), with nothing between the two. */
const IMPLIED_END = new RegExp(
  [
    '</li>(?=<li[ >]|</ul>|</ol>)',
    '</d[td]>(?=<d[td][ >])',
    '</dd>(?=</dl>)',
    '</t[dh]>(?=<t[dh][ >]|</tr>)',
    '</tr>(?=<tr[ >]|</tbody>)',
    '</thead>(?=<tbody[ >])',
    '</tbody>(?=</table>)',
    '</p>(?=<(?:p|ul|ol|dl|div|section|table|form|h[1-4])[ >]|</(?:div|section|header|article|form|blockquote)>)',
    '</option>(?=<option[ >]|</select>)',
  ].join('|'),
  'g',
);

/** Of what Astro writes for its element only what ours reads (lib/islands/runtime.ts). */
function tightenIsland(tag: string, html: string, isFirst: boolean): string {
  const kept = [...tag.matchAll(/ ([\w-]+)(?:="([^"]*)")?/g)].flatMap(([, name = '', value]) => {
    if (/^(?:uid|await-children|client|component-export)$/.test(name)) return [];
    // All have the same.
    if (name === 'renderer-url' && !isFirst) return [];
    // React's names of elements begin with it, where an island has such.
    if (name === 'prefix' && !html.includes(`_${value}R_`)) return [];
    if (name === 'props' && value === '{}') return [];
    if (value === undefined) return [name];
    if (name === 'opts') {
      const when = /&quot;value&quot;:&quot;(\w+)&quot;/.exec(value)?.[1];
      return when ? [`when="${when}"`] : [];
    }
    return [name === 'props' ? `props=${plainProps(value)}` : `${name}="${value}"`];
  });
  return `<astro-island ${kept.join(' ')}>`;
}

/** As JSON, between the quotes that it does not use itself. */
function plainProps(value: string): string {
  const written = JSON.parse(value.replaceAll('&quot;', '"').replaceAll('&amp;', '&'));
  const json = JSON.stringify(plain([0, written]));
  return `'${json.replaceAll('&', '&amp;').replaceAll("'", '&#39;')}'`;
}

/** A value as Astro writes it, with its kind: 0 of JSON, 1 a list. @throws for what JSON does not have */
function plain([kind, value]: [number, unknown?]): unknown {
  if (kind === 1) return (value as [number][]).map(plain);
  if (kind !== 0) throw new Error('An island gets what JSON can say.');
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value as Record<string, [number]>).map(([key, one]) => [key, plain(one)]),
  );
}
