import { fold } from '#domain/values/fold.ts';

/**
 * How mail programs introduce what they quote, a row a language: `wrote` in the line before a
 * quotation, the names of a quoted mail's headers (Outlook), what stands between dashes, and what
 * people say who answered inside the quotation. Without diacritics and in lower case, as `fold` makes
 * them.
 */
type Row = {
  wrote: string;
  from: string;
  /** Sent, date, to, copy and subject. */
  others: string;
  dashed: string;
  inside: string;
};

const ROWS: Record<string, Row> = {
  tr: {
    wrote: 'yazdı yazmış yazdılar',
    from: 'kimden|gönderen',
    others:
      'gönderildi|gönderme tarihi|gönderilme tarihi|gönderim tarihi|tarih|kime|alıcı|bilgi|konu',
    dashed:
      'özgün ileti|orijinal ileti|orijinal mesaj|orjinal mesaj|iletilen ileti|iletilen mesaj|yönlendirilen ileti|yönlendirilen mesaj',
    inside: 'aşağıda|satır ara|soruların altın',
  },
  en: {
    wrote: 'wrote said',
    from: 'from',
    others: 'sent|date|to|cc|subject',
    dashed: 'original message|forwarded message|original email|begin forwarded message',
    inside: 'inline|in-line|below|see my answers|in red',
  },
  de: {
    wrote: 'schrieb schrieben geschrieben',
    from: 'von',
    others: 'gesendet|datum|an|kopie|betreff',
    dashed:
      'ursprüngliche nachricht|originalnachricht|original-nachricht|weitergeleitete nachricht|anfang der weitergeleiteten nachricht',
    inside: 'unten|im text|darunter',
  },
  ru: {
    wrote: 'написал написала написали пишет',
    from: 'от|от кого|отправитель',
    others: 'отправлено|дата|кому|получатель|копия|тема',
    dashed:
      'исходное сообщение|пересылаемое сообщение|перенаправленное сообщение|пересланное сообщение',
    inside: 'ниже|в тексте',
  },
  uk: {
    wrote: 'написав написала пише',
    from: 'від',
    others: 'надіслано|дата|кому|копія|тема',
    dashed: 'оригінальне повідомлення|переслане повідомлення',
    inside: 'нижче',
  },
  bg: {
    wrote: 'написа',
    from: 'от',
    others: 'изпратено|до|относно',
    dashed: 'оригинално съобщение|препратено съобщение',
    inside: 'по-долу',
  },
  nl: {
    wrote: 'schreef',
    from: 'van',
    others: 'verzonden|datum|aan|onderwerp',
    dashed: 'oorspronkelijk bericht|doorgestuurd bericht',
    inside: 'hieronder|onderstaand',
  },
  fr: {
    wrote: 'écrit',
    from: 'de',
    others: 'envoyé|envoyé le|date|à|objet|copie',
    dashed: "message d'origine|message original|message transféré",
    inside: 'ci-dessous|dans le texte',
  },
  pl: {
    wrote: 'napisał napisała pisze',
    from: 'od',
    others: 'wysłano|wysłane|data|do|dw|temat',
    dashed: 'wiadomość oryginalna|oryginalna wiadomość|wiadomość przekazana',
    inside: 'poniżej',
  },
  es: {
    wrote: 'escribió',
    from: 'de',
    others: 'enviado|enviado el|fecha|para|asunto',
    dashed: 'mensaje original|mensaje reenviado',
    inside: 'abajo|más abajo',
  },
  it: {
    wrote: 'scritto',
    from: 'da',
    others: 'inviato|data|a|oggetto',
    dashed: 'messaggio originale|messaggio inoltrato',
    inside: 'sotto|qui sotto',
  },
  pt: {
    wrote: 'escreveu',
    from: 'de',
    others: 'enviado|enviada|enviada em|data|para|assunto',
    dashed: 'mensagem original|mensagem encaminhada',
    inside: 'abaixo',
  },
  // Swedish, Danish and Norwegian.
  nordic: {
    wrote: 'skrev',
    from: 'från|fra',
    others: 'skickat|sendt|dato|till|til|ämne|emne',
    dashed:
      'ursprungligt meddelande|oprindelig meddelelse|opprinnelig melding|vidarebefordrat meddelande|videresendt melding',
    inside: 'nedan|nedenfor',
  },
  fi: {
    wrote: 'kirjoitti',
    from: 'lähettäjä',
    others: 'lähetetty|päivämäärä|vastaanottaja|aihe',
    dashed: 'alkuperäinen viesti|välitetty viesti',
    inside: 'alla',
  },
  cs: {
    wrote: 'napsal napsala napísal napísala',
    from: 'od|odesílatel',
    others: 'odesláno|datum|komu|předmět|predmet|dátum',
    dashed: 'původní zpráva|pôvodná správa|přeposlaná zpráva',
    inside: 'níže|nižšie',
  },
  hu: {
    wrote: 'írta',
    from: 'feladó',
    others: 'küldve|dátum|címzett|tárgy',
    dashed: 'eredeti üzenet|továbbított üzenet',
    inside: 'lent|alább',
  },
  ro: {
    wrote: 'scris',
    from: 'de la',
    others: 'trimis|data|către|subiect',
    dashed: 'mesaj original|mesaj redirecționat',
    inside: 'mai jos',
  },
  el: {
    wrote: 'έγραψε',
    from: 'από',
    others: 'στάλθηκε|ημερομηνία|προς|θέμα',
    dashed: 'αρχικό μήνυμα|προωθημένο μήνυμα',
    inside: 'παρακάτω',
  },
  ar: {
    wrote: 'كتب كتبت',
    from: 'من',
    others: 'تاريخ الإرسال|التاريخ|إلى|الموضوع',
    dashed: 'الرسالة الأصلية|رسالة معاد توجيهها',
    inside: 'أدناه',
  },
  fa: {
    wrote: 'نوشت نوشته',
    from: 'از|فرستنده',
    others: 'ارسال|تاریخ|به|گیرنده|موضوع',
    dashed: 'پیام اصلی|پیام بازارسال‌شده',
    inside: 'در زیر',
  },
  he: {
    wrote: 'כתב כתבה',
    from: 'מאת',
    others: 'נשלח|תאריך|אל|עותק|נושא',
    dashed: 'הודעה מקורית|הודעה שהועברה',
    inside: 'למטה',
  },
  // Croatian, Bosnian and Serbian in Latin letters.
  hr: {
    wrote: 'napisao napisala pise',
    from: 'šalje|od|pošiljatelj',
    others: 'poslano|poslato|datum|prima|za|predmet',
    dashed: 'izvorna poruka|originalna poruka|proslijeđena poruka',
    inside: 'ispod',
  },
  zh: {
    wrote: '写道',
    from: '发件人|寄件者',
    others: '发送时间|发送日期|日期|收件人|抄送|主题',
    dashed: '原始邮件|转发邮件',
    inside: '见下',
  },
};

const wordsOf = (part: keyof Row, separator: string): Set<string> =>
  new Set(Object.values(ROWS).flatMap((row) => fold(row[part]).split(separator)));

export const WROTE: ReadonlySet<string> = wordsOf('wrote', ' ');
export const FROM: ReadonlySet<string> = wordsOf('from', '|');
export const OTHER_HEADERS: ReadonlySet<string> = wordsOf('others', '|');
export const DASHED: ReadonlySet<string> = wordsOf('dashed', '|');
export const INSIDE: ReadonlySet<string> = wordsOf('inside', '|');
