import { SHRINK_WORDS } from '#domain/media/shrink-words.ts';
import { domainQuestion } from '#domain/values/email-hint.ts';
import { EMAIL_FAULTS } from '#domain/values/email.ts';

/** What a form lacks, said at its fields, and what is said when it is sent. */
export default {
  badDate: 'Geçerli bir tarih yazın.',
  badNumber: 'Geçerli bir sayı yazın.',
  missing: 'Bu alan boş bırakılamaz.',
  tooShort: (signs: number) => `En az ${signs} karakter olmalı.`,
  laterDate: 'Daha geç bir tarih seçin.',
  earlierDate: 'Daha erken bir tarih seçin.',
  atLeast: (least: string) => `En az ${least} olmalı.`,
  atMost: (most: string) => `En çok ${most} olabilir.`,
  wrong: 'Geçerli bir değer yazın.',
  email: EMAIL_FAULTS,
  domain: (domain: string) => domainQuestion(domain),
  noAnswer:
    'Mesajınız gönderilemedi. Bağlantınızı kontrol edip yeniden deneyin; yazdıklarınız duruyor.',
  notAdded: (file: string, why: string) => `“${file}” eklenmedi. ${why}`,
  picture: SHRINK_WORDS,
};
