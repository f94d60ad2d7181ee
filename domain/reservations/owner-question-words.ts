/** What the page says by which an owner answers. Owners of houses read Turkish. */
export const OWNER_QUESTION_WORDS = {
  titles: {
    open: 'Bu geceler boş mu?',
    answered: 'Teşekkürler',
    changed: 'Talep değişti',
    over: 'Yanıt gerekmiyor',
  },
  closed: 'Bağlantı açılamadı',
  about: 'Ev sahibinin müsaitlik yanıtı.',
  write: 'Bize yazın',
  house: 'Ev',
  checkIn: 'Giriş',
  checkOut: 'Çıkış',
  length: 'Süre',
  sayLength: (nights: number, guests: number) => `${nights} gece, ${guests} kişi`,
  yes: 'Evet, boş',
  no: 'Hayır',
  why: 'Nedeni hangisi? Dokununca yanıtınız gönderilir.',
  close: 'Doluysa ya da bakım varsa bu geceleri takvimde de kapat',
  sayUntil: (moment: string) => `Geceler bu misafir için tutuluyor. Son yanıt zamanı: ${moment}`,
} as const;
