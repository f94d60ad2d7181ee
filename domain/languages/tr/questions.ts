/** Questions about a villa, and the form to ask one. */
export default {
  title: (villa: string) => `${villa} hakkında sorular`,
  description: (villa: string, town: string) =>
    `${villa}, ${town}: ziyaretçilerin sorduğu, bizim yanıtladığımız sorular.`,
  heading: 'Sorular ve yanıtlar',
  none: 'Bu ev için henüz yayımlanmış soru yok. İlk soran siz olun.',
  previous: 'Önceki sorular',
  next: 'Sonraki sorular',
  ask: 'Soru sorun',
  name: 'Adınız soyadınız',
  email: 'E-posta adresiniz',
  phone: 'Telefonunuz (isteğe bağlı)',
  received:
    '<strong>Sorunuz bize ulaştı.</strong> Yanıtını e-postanıza göndeririz; başkalarının da işine yararsa adınızı yazmadan burada yayımlarız.',
  notTaken: 'Sorunuz alınamadı. Alanları doldurup yeniden gönderin.',
  question: 'Sorunuz',
  hint: 'Evi, çevreyi, ulaşımı sorun. Yayımlarsak adınızı ve kişisel bilgileri çıkarırız.',
  send: 'Soruyu gönder',
  privacy:
    'Bilgilerinizi yalnızca size yanıt vermek için kullanırız: <privacy>kişisel verilerin korunması</privacy>.',
};
