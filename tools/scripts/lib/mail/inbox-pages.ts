import type { StoredMessage } from './mailbox.ts';

const STYLE = `
:root{color-scheme:light dark;font:15px/1.5 system-ui,sans-serif}
body{max-width:960px;margin:0 auto;padding:20px 16px}
a{color:inherit}
h1{font-size:20px;overflow-wrap:anywhere}
header{display:flex;gap:16px;align-items:baseline;justify-content:space-between}
ol{list-style:none;padding:0}
li a{display:grid;grid-template-columns:1fr auto;gap:0 16px;padding:10px 4px;border-bottom:1px solid #8884;text-decoration:none;overflow-wrap:anywhere}
li a:hover{background:#8881}
small,time,dt{color:#767676}
dl{display:grid;grid-template-columns:auto 1fr;gap:2px 12px;overflow-wrap:anywhere}
dd{margin:0}
iframe{width:100%;height:75vh;border:1px solid #8884;border-radius:6px;background:#fff}
form small{overflow-wrap:anywhere}
textarea{box-sizing:border-box;width:100%;font:inherit}
pre{white-space:pre-wrap;overflow-wrap:anywhere;padding:12px;border:1px solid #8884;border-radius:6px}`;

const page = (title: string, body: string, refresh = '') => `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">
${refresh}<title>${escapeHtml(title)}</title><style>${STYLE}</style></head>
<body>${body}</body></html>`;

/** All mails, newest first; refreshes every few seconds. */
export function listPage(messages: readonly StoredMessage[]): string {
  const rows = messages.map(
    ({ id, subject, to, receivedAt }) =>
      `<li><a href="/${id}"><b>${escapeHtml(subject || '(no subject)')}</b><time>${timeOf(receivedAt)}</time><small>${escapeHtml(to)}</small></a></li>`,
  );
  const list = rows.length > 0 ? `<ol>${rows.join('')}</ol>` : '<p>No mails yet.</p>';
  const clear = '<form method="post" action="/empty"><button>Empty</button></form>';
  const head = `<header><h1>Mails (${messages.length})</h1>${rows.length > 0 ? clear : ''}</header>`;
  return page('Mails', head + list, '<meta http-equiv="refresh" content="5">');
}

/** One mail: recipients, the HTML as a mail program shows it, the plain text, the headers. */
export function messagePage(
  { id, subject, from, to, text, html, headers }: StoredMessage,
  isAnswered: boolean,
): string {
  const facts = (rows: [string, string][]) =>
    `<dl>${rows.map(([name, value]) => `<dt>${escapeHtml(name)}</dt><dd>${escapeHtml(value)}</dd>`).join('')}</dl>`;
  return page(
    subject,
    `<p><a href="/">All mails</a> · <a href="/${id}.eml">Source</a></p>
<h1>${escapeHtml(subject)}</h1>
${facts([
  ['From', from],
  ['To', to],
])}
${html === '' ? '' : `<iframe title="HTML" sandbox="allow-popups allow-popups-to-escape-sandbox" src="/${id}.html"></iframe>`}
<h2>Plain text</h2><pre>${escapeHtml(text)}</pre>
${answerForm(id, headers['reply-to'] ?? '', isAnswered)}
<details><summary>Headers</summary>${facts(Object.entries(headers))}</details>`,
  );
}

/** A form for replying as a guest; only for mails whose Reply-To leads back to the application. */
function answerForm(id: string, replyTo: string, isAnswered: boolean): string {
  if (!replyTo.includes('+')) return '';
  const done = isAnswered ? '<p role="status">Your answer has come in.</p>' : '';
  return `<h2>Answer</h2>${done}<form method="post" action="/${id}/answer">
<textarea name="text" aria-label="Answer" rows="5" required></textarea>
<p><small>To ${escapeHtml(replyTo)}</small> <button>Send</button></p></form>`;
}

/** The mail's own HTML in a frame; its links open outside. */
export const framedHtml = (html: string) =>
  html.replace(/<head[^>]*>/i, (head) => `${head}<base target="_blank">`);

const timeOf = (instant: string) =>
  new Date(instant).toLocaleTimeString('tr', { timeZone: 'Europe/Istanbul' });

const escapeHtml = (text: string) => text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);
