import { IDENTITY_FAULTS } from '#domain/guests/identity.ts';
import { GAP_WORDS, PART_LABELS } from '#domain/guests/list-state.ts';

/** How far a guest list is; said by the page, and by its script while it is filled in. */
export default {
  done: '✓ Tamam, kaydedildi',
  empty: 'Henüz yazılmadı',
  onlyName: 'Adınız talebinizden; kalanını yazın',
  missing: (parts: string) => `Kaydedildi; eksik: ${parts}`,
  parts: PART_LABELS,
  progress: (done: number, expected: number) => `${done}/${expected} kişi tamamlandı`,
  gaps: GAP_WORDS,
  saving: 'Kaydediliyor…',
  offline: 'Bağlantı yok; bağlanınca kaydedilecek. Sayfayı kapatmayın.',
  refused: 'Kaydedilmedi; işaretli alanı düzeltin.',
  stored: (number: string) => `Kayıtlı: ${number}`,
  identityNumber: 'T.C. kimlik no',
  passportNumber: 'Pasaport no',
  eitherNumber: 'T.C. kimlik ya da pasaport no',
  wrong: IDENTITY_FAULTS,
};
