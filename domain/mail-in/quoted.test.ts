import { describe, expect, it } from 'vitest';
import { htmlToText } from './html-text.ts';
import { foldQuoted, QUOTE_MARK } from './quoted.ts';

const OWN = 'Evet, geliyoruz.';
const OLD = 'Merhaba Ayşe,\nhavuz 28 derece.';
const signed = OLD.split('\n')
  .map((line) => `> ${line}`)
  .join('\n');

/** Lines before a quotation that mail programs write, whose quotation has signs. */
const ATTRIBUTIONS: [string, string][] = [
  ['Gmail, Turkish', '22 Kas 2026 Paz 14:03 tarihinde Kıyı <yanit@kiyi.example> şunu yazdı:'],
  [
    'the same, name first',
    'Kıyı <yanit@kiyi.example>, 22 Kas 2026 Paz, 14:03 tarihinde şunu yazdı:',
  ],
  [
    'the same, broken',
    'Kıyı <yanit+abc@kiyi.example>, 22 Kas 2026 Paz,\n14:03 tarihinde şunu yazdı:',
  ],
  ['Apple, Turkish', 'Kıyı <yanit@kiyi.example> şunları yazdı (22 Kas 2026 14:03):'],
  ['Gmail, English', 'On Sun, Nov 22, 2026 at 2:03 PM Kıyı <a@b.example> wrote:'],
  ['the same, broken', 'On Sun, Nov 22, 2026 at 2:03 PM Kıyı Villa Kiralama\n<a@b.example> wrote:'],
  ['the same, broken after the day', 'On Sun, Nov 22,\n2026 at 2:03 PM Kıyı <a@b.example> wrote:'],
  ['Apple, English', 'On 22. Nov 2026, at 14:03, Kıyı <a@b.example> wrote:'],
  ['Zoho', '---- On Sun, 22 Nov 2026 14:03:00 +0300 Kıyı <a@b.example> wrote ----'],
  ['Gmail, German', 'Am So., 22. Nov. 2026 um 14:03 Uhr schrieb Kıyı <a@b.example>:'],
  [
    'the same, broken',
    'Am So., 22. Nov. 2026 um 14:03 Uhr schrieb Kıyı Villa Kiralama <\na@b.example>:',
  ],
  ['Thunderbird, German', 'Am 22.11.26 um 14:03 schrieb Kıyı:'],
  ['Apple, German', 'Am 22.11.2026 um 14:03 schrieb Kıyı <a@b.example>:'],
  ['Tutanota, German', '22. Nov. 2026, 14:03 von a@b.example:'],
  ['Gmail, Russian', 'вс, 22 нояб. 2026 г. в 14:03, Kıyı <a@b.example>:'],
  [
    'the same, broken',
    'вс, 22 нояб. 2026 г. в 14:03, Kıyı Villa Kiralama Acentesi\n<a@b.example>:',
  ],
  ['mail.ru', 'Воскресенье, 22 ноября 2026, 14:03 +03:00 от Kıyı <a@b.example>:'],
  ['Yandex', '22.11.2026, 14:03, "Kıyı" <a@b.example>:'],
  ['Thunderbird, Russian', '22.11.2026 14:03, Kıyı пишет:'],
  ['Apple, Russian', '22 нояб. 2026 г., в 14:03, Kıyı <a@b.example> написал(а):'],
  ['Gmail, Ukrainian', 'нд, 22 лист. 2026 р. о 14:03 Kıyı <a@b.example> пише:'],
  ['Gmail, Dutch', 'Op zo 22 nov 2026 om 14:03 schreef Kıyı <a@b.example>:'],
  ['Gmail, French', 'Le dim. 22 nov. 2026 à 14:03, Kıyı <a@b.example> a écrit :'],
  ['Gmail, Polish', 'niedz., 22 lis 2026 o 14:03 Kıyı <a@b.example> napisał(a):'],
  ['Thunderbird, Polish', 'W dniu 22.11.2026 o 14:03, Kıyı pisze:'],
  ['Gmail, Spanish', 'El dom, 22 nov 2026 a las 14:03, Kıyı (<a@b.example>) escribió:'],
  ['Gmail, Italian', 'Il giorno dom 22 nov 2026 alle ore 14:03 Kıyı <a@b.example> ha scritto:'],
  ['Gmail, Swedish', 'Den sön 22 nov. 2026 kl 14:03 skrev Kıyı <a@b.example>:'],
  ['Gmail, Hungarian', 'Kıyı <a@b.example> ezt írta (időpont: 2026. nov. 22., V, 14:03):'],
  ['Gmail, Arabic', 'في الأحد، ٢٢ نوفمبر 2026 في 14:03 كتب Kıyı <a@b.example>:'],
  ['Gmail, Persian', 'در تاریخ یکشنبه ۲۲ نوامبر ۲۰۲۶ Kıyı <a@b.example> نوشت:'],
  ['Thunderbird, Hebrew', 'ב-22.11.2026 14:03, Kıyı כתב:'],
  ['Gmail, Croatian', 'ned, 22. stu 2026. u 14:03 Kıyı <a@b.example> napisao je:'],
  ['Sparrow', 'On Sunday, 22 November 2026 at 14:03, Kıyı said:'],
  ['a language that nobody listed', '2026年11月22日(日) 14:03 Kıyı <a@b.example>:'],
];

const head = (...names: string[]) =>
  names
    .map((name, i) => `${name}: ${['Kıyı <a@b.example>', '22 Nov 2026 14:03', 'Ayşe', 'Villa'][i]}`)
    .join('\n');

/** The headers of a quoted mail, whose quotation has no signs. */
const HEADS: [string, string][] = [
  ['Outlook, Turkish', head('Kimden', 'Gönderildi', 'Kime', 'Konu')],
  ['the newer one', head('Gönderen', 'Gönderme Tarihi', 'Kime', 'Konu')],
  ['Outlook, English', head('From', 'Sent', 'To', 'Subject')],
  ['Outlook, German', head('Von', 'Gesendet', 'An', 'Betreff')],
  [
    'GMX',
    'Gesendet: Sonntag, 22. November 2026 um 14:03 Uhr\nVon: Kıyı <a@b.example>\nAn: Ayşe\nBetreff: Villa',
  ],
  ['Outlook, Russian', head('От', 'Отправлено', 'Кому', 'Тема')],
  ['mail.ru, forwarded', head('От кого', 'Дата', 'Кому', 'Тема')],
  ['the newer one in Russian', head('Отправитель', 'Отправлено', 'Получатель', 'Тема')],
  ['Outlook, Dutch', head('Van', 'Verzonden', 'Aan', 'Onderwerp')],
  [
    'Outlook, French',
    'De : Kıyı <a@b.example>\nEnvoyé : dimanche 22 novembre 2026\nÀ : Ayşe\nObjet : Villa',
  ],
  ['Outlook, Hebrew', head('מאת', 'נשלח', 'אל', 'נושא')],
  ['Outlook, Chinese', head('发件人', '发送时间', '收件人', '主题')],
  ['HEY, without time', 'On November 22, 2026, Kıyı <a@b.example> wrote:'],
  ['Outlook, Polish', head('Od', 'Wysłano', 'Do', 'Temat')],
  ['Outlook, bold', head('*From', '*Sent', '*To', '*Subject').replaceAll(': ', ':* ')],
  ['below a line', `________________________________\n${head('Von', 'Gesendet', 'An', 'Betreff')}`],
  ['below dashes', `-----\n${head('From', 'Date', 'To', 'Subject')}`],
  ['dashes, English', '-----Original Message-----\nFrom: Kıyı'],
  ['dashes, German', '-----Ursprüngliche Nachricht-----\nVon: Kıyı'],
  ['dashes, Russian', '-------- Исходное сообщение --------'],
  ['dashes, Turkish', '-----Özgün İleti-----'],
  [
    'Samsung, Turkish',
    `-------- Orjinal mesaj --------\n${head('Kimden', 'Tarih', 'Alıcı', 'Konu')}`,
  ],
  ['forwarded', '---------- Forwarded message ---------'],
  ['forwarded by Apple', 'Anfang der weitergeleiteten Nachricht:'],
  [
    'Yahoo, without signs',
    'On Sunday, November 22, 2026 at 02:03:00 PM GMT+3, Kıyı <a@b.example> wrote:',
  ],
  ['Yahoo, Turkish', '22 Kasım 2026 Pazar 14:03:00 GMT+3 tarihinde Kıyı <a@b.example> şunu yazdı:'],
];

describe('quoted history is folded, and nothing is lost', () => {
  it.each(ATTRIBUTIONS)('%s', (_, line) => {
    const quoted = `${line}\n\n${signed}`;
    expect(foldQuoted(`${OWN}\n\n${quoted}`)).toEqual({ text: OWN, quoted });
    expect(foldQuoted(`Saat 16:00, 22.11.2026 tamam.\n\n${quoted}`).quoted).toBe(quoted);
    // Right below the answer, too.
    expect(foldQuoted(`Merhaba,\n${OWN}\n${quoted}`).text).toBe(`Merhaba,\n${OWN}`);
  });

  it.each(HEADS)('%s', (_, lines) => {
    const quoted = `${lines}\n\n${OLD}`;
    expect(foldQuoted(`${OWN}\n\n${quoted}`)).toEqual({ text: OWN, quoted });
  });

  it('signs alone', () => {
    expect(foldQuoted(`${OWN}\n\n${signed}`)).toEqual({ text: OWN, quoted: signed });
  });
});

describe('the whole text is kept', () => {
  it.each([
    ['an answer between quotes', 'Merhaba\n> Kaç kişi?\nAltı.\n> Ne zaman?\nTemmuzda.'],
    ['an answer below a quote', '> Kaç kişi?\n\nAltı.'],
    ['an answer below a line and its quote', `${ATTRIBUTIONS[4]?.[1]}\n${signed}\n\nAltı.`],
    [
      'answers in a quotation with its line',
      `Merhaba\n\n${ATTRIBUTIONS[9]?.[1]}\n> Wie viele?\nSechs.\n> Wann?\n`,
    ],
    ['only what was forwarded', `${HEADS[2]?.[1]}\n\n${OLD}`],
    [
      'answers that are said to be inside',
      `Cevaplarım aşağıda, kırmızı ile.\n\n${HEADS[0]?.[1]}\n\nKaç kişi? ALTI`,
    ],
    ['the same in German', `Siehe unten.\n\n${HEADS[3]?.[1]}\n\nWie viele? SECHS`],
    ['a line that only looks like one', 'Kimden: bilmiyorum ama\n12-19 temmuz olur mu?'],
    ['two lines that only look like ones', 'Von: Berlin\nAn: Dalaman\nWir kommen um 14:03 an.'],
    ['somebody who says who wrote', 'Am 3. Juli schrieb ich Ihnen:\nWir sind sechs.'],
    ['a list', 'Sorularım:\n- Havuz ısıtmalı mı?\n- Saat 16:00 giriş mi?'],
    [
      'a flight',
      'Uçuşumuz:\nFrom: Berlin\nTo: Dalaman\nDate: 22 Nov 2026 14:03\n\nKarşılar mısınız?',
    ],
    [
      'a transfer',
      'Ödedim.\nGönderen: Ayşe\nTarih: 22.11.2026 14:03\nKonu: kapora\nTutar: 5.000 TL',
    ],
    ['what was written without time', 'Am 22.11.2026 schrieb ich an a@b.example:\nWir sind sechs.'],
    ['a heading in dashes', '----- Kişiler -----\nAyşe, Mehmet'],
    ['an address that is given', '22.11.2026 saat 14:03 için yazın: ayse@posta.example'],
    ['nothing', ''],
  ])('%s', (_, whole) => expect(foldQuoted(whole)).toEqual({ text: whole.trim(), quoted: '' }));
});

describe('an HTML mail', () => {
  const fold = (html: string) => foldQuoted(htmlToText(html));

  it.each([
    [
      'Gmail',
      '<div class="gmail_quote gmail_quote_container"><div class="gmail_attr">xyz schrob:<br></div><blockquote class="gmail_quote">Merhaba</blockquote></div>',
    ],
    [
      'Outlook on the web',
      '<div id="appendonsend"></div><hr><div id="divRplyFwdMsg"><b>Xyz:</b> Kıyı<br></div><div>Merhaba</div>',
    ],
    [
      'Outlook on the desktop',
      '<div style="border:none;border-top:solid #E1E1E1 1.0pt;padding:3.0pt"><p><b>Xyz:</b> Kıyı</p></div><p>Merhaba</p>',
    ],
    [
      'Outlook on a phone',
      '<div class="ms-outlook-mobile-reference-message"><b>Xyz:</b> Kıyı</div>Merhaba',
    ],
    [
      'Thunderbird',
      '<div class="moz-cite-prefix">xyz schrob:<br></div><blockquote type="cite">Merhaba</blockquote>',
    ],
    ['Apple', '<blockquote type="cite"><div>xyz schrob:</div><div>Merhaba</div></blockquote>'],
    [
      'Yahoo',
      '<div id="yahoo_quoted_1" class="yahoo_quoted"><div>xyz schrob:</div><div>Merhaba</div></div>',
    ],
    ['GMX', '<div name="quote" style="margin:10px"><div>xyz schrob:</div>Merhaba</div>'],
    ['Spark', '<div name="messageReplySection">xyz schrob:<div>Merhaba</div></div>'],
    ['Gmail through Outlook', '<div class="x_gmail_quote">xyz schrob:<div>Merhaba</div></div>'],
  ])('of %s is folded where it says that it quotes, in any language', (_, quotation) => {
    const { text, quoted } = fold(`<div>${OWN}</div>${quotation}`);
    expect(text).toBe(OWN);
    expect(quoted).toContain('Merhaba');
    expect(quoted).not.toContain(QUOTE_MARK);
  });

  it('is kept whole when the answers stand between its quotations', () => {
    const html = `<div class="gmail_quote"><blockquote>Kaç kişi?</blockquote><div>Altı.</div><blockquote>Ne zaman?</blockquote></div>`;
    expect(fold(`<p>Merhaba</p>${html}`)).toEqual({
      text: 'Merhaba\n\n> Kaç kişi?\n\nAltı.\n\n> Ne zaman?',
      quoted: '',
    });
  });

  it('cannot say where its quotation begins by a sign in its text', () => {
    expect(fold(`<p>Bir</p><p>${QUOTE_MARK}</p><p>İki</p>`)).toEqual({
      text: 'Bir\n\nİki',
      quoted: '',
    });
  });
});

it('is quick with a hostile text', () => {
  const started = Date.now();
  foldQuoted(`${'on '.repeat(200_000)}\n${'> '.repeat(50_000)}`);
  foldQuoted('a tarihinde b '.repeat(20_000).split(' ').join('\n'));
  foldQuoted('Von: a\nGesendet: b\n'.repeat(50_000));
  foldQuoted('On a 2026 10:12 <a@b.c>:\n'.repeat(50_000));
  expect(Date.now() - started).toBeLessThan(2_000);
});
