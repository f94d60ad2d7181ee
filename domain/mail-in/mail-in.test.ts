import { describe, expect, it } from 'vitest';
import { htmlToText } from './html-text.ts';
import { failedMessageId, mailKind } from './kind.ts';

describe('who wrote a mail', () => {
  const kind = (headers: Record<string, string>, sender = 'ayse@posta.example') =>
    mailKind((name) => headers[name] ?? '', sender);

  it.each([
    ['person', {}],
    ['person', { 'auto-submitted': 'no' }],
    ['automatic', { 'auto-submitted': 'auto-replied' }],
    ['automatic', { precedence: 'auto_reply' }],
    ['automatic', { 'x-autoreply': 'yes' }],
    ['bulk', { precedence: 'Bulk' }],
    ['bulk', { 'list-id': '<haber.example>' }],
    ['bulk', { 'auto-submitted': 'auto-generated', 'list-unsubscribe': '<https://x.example>' }],
    ['bounce', { 'content-type': 'multipart/report; report-type=delivery-status; boundary=x' }],
  ] as const)('%s: %j', (expected, headers) => expect(kind(headers)).toBe(expected));

  it('takes what comes without a sender for a machine’s', () => {
    expect(kind({}, '')).toBe('automatic');
    expect(
      kind({ from: 'Mail <MAILER-DAEMON@posta.example>', 'x-failed-recipients': 'a@b.c' }, ''),
    ).toBe('bounce');
  });

  it('knows which mail failed for good, and none that is only late', () => {
    const original = 'From: x\r\nMessage-ID: <019a@kiyi.example>\r\nSubject: y\r\n';
    expect(failedMessageId('Action: failed\r\nStatus: 5.1.1', original)).toBe('019a@kiyi.example');
    expect(failedMessageId('Action: delayed', original)).toBeNull();
    expect(failedMessageId('Action: failed', 'Subject: y')).toBeNull();
  });
});

describe('an HTML mail', () => {
  it('is its words, with quotes, lists and where links lead', () => {
    expect(
      htmlToText(
        '<html><head><title>x</title><style>p{}</style></head><body><p>Merhaba&nbsp;Kıyı,</p><div>Altı&#x20;kişiyiz &amp; <a href="https://ornek.example/a?b=1&amp;c=2">liste</a><br>Teşekkürler</div><ul><li>bir<li>iki</ul><blockquote><p>Eski</p></blockquote></body></html>',
      ),
    ).toBe(
      'Merhaba Kıyı,\n\nAltı kişiyiz & liste (https://ornek.example/a?b=1&c=2)\nTeşekkürler\n\n- bir\n- iki\n\n> Eski',
    );
  });

  it('says nothing of scripts, comments and hidden schemes', () => {
    const text = htmlToText(
      '<script>alert(1)</script><!-- gizli --><a href="javascript:alert(1)">tıkla</a><img src=x onerror=alert(1)>&lt;b&gt;',
    );
    expect(text).toBe('tıkla<b>');
  });

  it.each([
    '<'.repeat(300_000),
    '<a href='.repeat(60_000),
    '<script>'.repeat(60_000),
    '&#'.repeat(200_000),
    '<!--'.repeat(80_000),
  ])('ends soon with %#', (html) => {
    const started = Date.now();
    htmlToText(html);
    expect(Date.now() - started).toBeLessThan(1_500);
  });
});
