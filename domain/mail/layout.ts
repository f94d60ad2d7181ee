import { type Line, type Paragraph, textOf } from './fill.ts';
import { KAREKOD_PATH } from '#domain/karekod/address.ts';
import { factsOf, FIRST_LANGUAGE } from '#domain/languages/languages.ts';
import { type MailVoice, turkishVoice } from './voice.ts';

/** The parts around the text of every mail: the sender's details. */
export type MailFrame = {
  siteName: string;
  siteUrl: string;
  agency: string;
  tursabNo: string;
  phone: string;
  email: string;
  address: string;
  /** Who signs the mails; empty for nobody. */
  signer: string;
  /** When the office answers: "her gün 09.00–21.00". */
  office: string;
  /** Left out: Turkish. */
  voice?: MailVoice;
};

type MailButton = { label: string; href: string };

/** The house that a mail is about: a JPEG, because not every program shows anything newer. */
export type MailPicture = { src: string; alt: string };

const FONT = "-apple-system,'Segoe UI',Roboto,'Helvetica Neue',Arial,sans-serif";

/** Colours are inline for clients that drop style sheets; the dark ones override them by class. */
const DARK = `@media (prefers-color-scheme:dark){
body,.ground{background:#101c22!important}
.card{background:#17262d!important}
.ink,.ink td,.ink a{color:#ece7dc!important}
.soft,.soft a{color:#b5bfc0!important}
.rule{border-color:#2b3d45!important}
.button{background:#e8c184!important}
.button a{color:#2b2212!important}
.quiet{border-color:#5b7a86!important}
.quiet a{color:#ece7dc!important}
}
@media (max-width:620px){.card{padding:24px 20px!important}}`;

const languageOf = ({ voice }: MailFrame) => voice?.language ?? FIRST_LANGUAGE;
const isRightToLeft = (frame: MailFrame) => factsOf(languageOf(frame)).direction === 'rtl';

/** The one layout of all mails: a card of at most 600 px that fits a phone, light and dark. */
export function layoutHtml(
  subject: string,
  paragraphs: readonly Paragraph[],
  button: MailButton | null,
  frame: MailFrame,
  picture: MailPicture | null = null,
): string {
  const preview = paragraphs.slice(1, 2).map((lines) => lines.map(textOf).join(' '));
  return `<!doctype html>
<html lang="${languageOf(frame)}"${isRightToLeft(frame) ? ' dir="rtl"' : ''}>
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${escapeHtml(subject)}</title>
<style>${DARK}</style>
</head>
<body bgcolor="#f4f1ea" style="margin:0;padding:0;background:#f4f1ea">
<div style="display:none;max-height:0;overflow:hidden">${escapeHtml(preview.join('').slice(0, 140))}</div>
<table role="presentation" class="ground" width="100%" bgcolor="#f4f1ea" cellpadding="0" cellspacing="0" style="background:#f4f1ea"><tr><td align="center" style="padding:24px 12px">
<!--[if mso]><table role="presentation" width="600" align="center" cellpadding="0" cellspacing="0"><tr><td><![endif]-->
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:600px">
<tr><td class="ink" style="padding:0 8px 14px;font:600 20px Georgia,serif;color:#1f3a44"><a href="${escapeHtml(frame.siteUrl)}" style="color:#1f3a44;text-decoration:none">${escapeHtml(frame.siteName)}</a></td></tr>
${picture === null ? '' : pictureHtml(picture)}<tr><td class="card ink" bgcolor="#fffefb" style="padding:32px;background:#fffefb;border-radius:${picture === null ? '10px' : '0 0 10px 10px'};font:16px/1.55 ${FONT};color:#22333a">
${withButton(
  paragraphs.map((lines) => paragraphHtml(lines, button, frame)),
  button && buttonHtml(button),
).join('\n')}
</td></tr>
<tr><td class="soft" style="padding:18px 8px 0;font:13px/1.5 ${FONT};color:#5b6a70">${footerLines(
    frame,
  )
    .map((line) => escapeHtml(line))
    .join('<br>')}</td></tr>
</table>
<!--[if mso]></td></tr></table><![endif]-->
</td></tr></table>
</body>
</html>
`;
}

/** The same text for readers of plain text. */
export function layoutText(
  paragraphs: readonly Paragraph[],
  button: MailButton | null,
  frame: MailFrame,
): string {
  const words = paragraphs.map((lines) => lines.map(textOf).join('\n'));
  const blocks = withButton(words, button && `${button.label}:\n${button.href}`);
  return `${[...blocks, `-- \n${footerLines(frame).join('\n')}`].join('\n\n')}\n`;
}

/**
 * The button goes above the signature, which is the last paragraph; below the text if there is only
 * one.
 */
function withButton(paragraphs: string[], button: string | null): string[] {
  if (button === null) return paragraphs;
  const above = paragraphs.length > 1 ? -1 : paragraphs.length;
  return paragraphs.toSpliced(above, 0, button);
}

function footerLines({ agency, tursabNo, phone, email, address, voice }: MailFrame): string[] {
  const { licence: write } = (voice ?? turkishVoice()).words;
  const licence = tursabNo === '' ? '' : write(tursabNo);
  return [
    [agency, licence].filter(Boolean).join(' · '),
    [phone, email].filter(Boolean).join(' · '),
    address,
  ].filter(Boolean);
}

/** Not wider than the card in Outlook, which knows no `max-width`. */
const pictureHtml = ({ src, alt }: MailPicture) =>
  `<tr><td style="font-size:0"><img src="${escapeHtml(src)}" alt="${escapeHtml(alt)}" width="600" style="display:block;width:100%;height:auto;border-radius:10px 10px 0 0;font:14px ${FONT}"></td></tr>
`;

/**
 * Facts ("Giriş: 10 Mayıs …") become a table, below their heading if there is one ("Banka
 * hesaplarımız:"); everything else is prose, and an address at the end of a line a button below it.
 */
function paragraphHtml(lines: Paragraph, button: MailButton | null, frame: MailFrame): string {
  const facts = lines.map(splitFact);
  if (lines.length > 1 && facts.every((fact) => fact !== null)) return factsHtml(facts, frame);
  const [heading, ...rest] = lines;
  const below = facts.slice(1);
  const isHeaded = heading !== undefined && textOf(heading).endsWith(':');
  if (isHeaded && rest.length > 0 && below.every((fact) => fact !== null)) {
    return `<p style="margin:0 0 6px;font-weight:600">${lineHtml(heading)}</p>${factsHtml(below, frame)}`;
  }
  return proseHtml(lines, button);
}

/** The address that the button of the mail leads to has none of its own. */
function proseHtml(lines: Paragraph, button: MailButton | null): string {
  const html: string[] = [];
  let said: string[] = [];
  const endParagraph = () => {
    const text = said.filter(Boolean).join('<br>');
    if (text) html.push(`<p style="margin:0 0 18px;word-break:break-word">${text}</p>`);
    said = [];
  };
  for (const line of lines) {
    const { href, label = '' } = line.at(-1) ?? {};
    const before = href === undefined ? line : line.slice(0, -1);
    const isLedTo = href !== undefined && href === button?.href;
    said.push(lineHtml(isLedTo ? before.map(endSentence) : before));
    if (href === undefined || isLedTo) continue;
    endParagraph();
    html.push(buttonHtml({ label, href }, true));
  }
  endParagraph();
  return html.join('');
}

/** What leads to an address that stands elsewhere: "…: " becomes "….". */
const endSentence = (piece: Line[number]) => ({ ...piece, text: piece.text.replace(/:\s*$/, '.') });

function factsHtml(facts: readonly { label: string; value: Line }[], frame: MailFrame): string {
  // Mail programs know no logical sides.
  const [gap, end] = isRightToLeft(frame)
    ? ['7px 0 7px 12px', 'left']
    : ['7px 12px 7px 0', 'right'];
  const rows = facts.map(
    ({ label, value }) =>
      `<tr><td class="soft rule" style="padding:${gap};border-bottom:1px solid #e8e2d6;color:#5b6a70;vertical-align:top">${escapeHtml(label)}</td><td class="rule" style="padding:7px 0;border-bottom:1px solid #e8e2d6;text-align:${end};font-weight:600;word-break:break-word">${valueHtml(value, label, frame.siteUrl)}</td></tr>`,
  );
  return `<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="margin:0 0 20px;font-size:15px">${rows.join('')}</table>`;
}

function valueHtml(value: Line, label: string, siteUrl: string): string {
  const text = textOf(value);
  if (IBAN.test(text)) return ibanHtml(text);
  return isKarekod(text, siteUrl) ? karekodHtml(text, label) : lineHtml(value);
}

/** Ours alone: a name may be typed so that it looks like an address of somebody's picture. */
const isKarekod = (text: string, siteUrl: string): boolean => {
  const { origin } = new URL(siteUrl);
  return text.startsWith(`${origin}/`) && KAREKOD_PATH.test(text.slice(origin.length));
};

const karekodHtml = (src: string, label: string) =>
  `<img src="${escapeHtml(src)}" alt="${escapeHtml(label)}" width="180" height="180" style="display:inline-block;width:180px;height:180px;background:#fff;border-radius:4px">`;

/** As bank-transfer programs take it: without spaces. */
const IBAN = /^TR\d{24}$/;

/** In groups for the eye and one word for the finger: a long press copies all of it. */
const ibanHtml = (iban: string) =>
  `<span style="font:13px Consolas,Menlo,monospace">${iban.replace(/.{1,4}/g, '<span style="display:inline-block;padding-right:4px">$&</span>')}</span>`;

/** Splits "Label: value"; null for any other line. */
function splitFact(line: Line): { label: string; value: Line } | null {
  const [first, ...rest] = line;
  const match = /^([^:]{2,60}): *([^]*)$/.exec(first?.text ?? '');
  if (match === null || first?.href !== undefined) return null;
  const [, label = '', start = ''] = match;
  const value = start === '' ? rest : [{ text: start }, ...rest];
  return value.length === 0 || textOf(value).includes('\n') ? null : { label, value };
}

function lineHtml(line: Line): string {
  return line
    .map(({ text, href, label }) => {
      // No line break between an amount and its sign.
      const shown = escapeHtml(text)
        .replaceAll('\n', '<br>')
        .replace(/[\d.,]+ ₺/g, '<span style="white-space:nowrap">$&</span>');
      return href === undefined
        ? shown
        : `<a href="${escapeHtml(href)}" style="color:#0f5c70${label === undefined ? '' : ';white-space:nowrap'}">${escapeHtml(label ?? text)}</a>`;
    })
    .join('');
}

function buttonHtml({ label, href }: MailButton, isQuiet = false): string {
  const [back, ink, border] = isQuiet
    ? ['transparent', '#0f5c70', 'border:1px solid #0f5c70;']
    : ['#0f5c70', '#ffffff', ''];
  // Outlook pads the cell, other clients the link, so that the whole button can be clicked.
  return `<table role="presentation" cellpadding="0" cellspacing="0" style="margin:4px 0 22px"><tr><td class="${isQuiet ? 'quiet' : 'button'}"${isQuiet ? '' : ` bgcolor="${back}"`} style="background:${back};${border}border-radius:6px;mso-padding-alt:13px 26px"><a href="${escapeHtml(href)}" style="display:inline-block;padding:13px 26px;font:600 16px ${FONT};color:${ink};text-decoration:none">${escapeHtml(label)}</a></td></tr></table>`;
}

const ENTITIES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => ENTITIES[sign] ?? sign);
}
