import { fillBody, fillLine } from './fill.ts';
import { layoutHtml, layoutText, type MailFrame, type MailPicture } from './layout.ts';
import type { MailValues } from './variables.ts';

type MailTemplateText = { subject: string; body: string; action: string | null };
type RenderedMail = { subject: string; html: string; text: string };

/**
 * A mail ready to send: subject, HTML and plain text from the same words. It has a button when the
 * template has a label for it and there is an address.
 */
export function renderMail(
  template: MailTemplateText,
  values: MailValues,
  frame: MailFrame,
  actionUrl: string | null,
  picture: MailPicture | null = null,
): RenderedMail {
  const subject = fillLine(template.subject, values);
  const paragraphs = fillBody(template.body, values, frame.voice?.words.links);
  const leads = template.action !== null && actionUrl !== null && isWebAddress(actionUrl);
  const button = leads ? { label: template.action ?? '', href: actionUrl } : null;
  return {
    subject,
    html: layoutHtml(subject, paragraphs, button, frame, picture),
    text: layoutText(paragraphs, button, frame),
  };
}

const isWebAddress = (text: string) => /^https?:\/\/[^\s<>"']+$/.test(text);
