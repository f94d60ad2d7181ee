import { CATEGORY_LABELS } from '#domain/comments/categories.ts';

/** The form of a review. */
export default {
  open: 'Yorum yazın',
  received: 'Teşekkürler. Yorumunuzu okuyup onayladıktan sonra burada yayımlarız.',
  refused: 'Yorumunuz alınamadı. Alanları doldurup yeniden gönderin.',
  rating: 'Puanınız (5 en iyi)',
  ratingMissing: 'Puan verin.',
  detailsHint: 'Ayrıntılar isteğe bağlı; bilmediğinizi boş bırakın.',
  categories: CATEGORY_LABELS,
  text: 'Yorumunuz',
  textHint: 'Evi, havuzu, çevreyi sizden sonra gidecek olana anlatır gibi yazın.',
  author: 'Adınız',
  authorHint: 'Yorumun altında görünür.',
  code: 'Rezervasyon kodu',
  codeHint: 'Yalnızca burada kalanlar yazar; kodunuz e-postanızda.',
  email: 'E-posta',
  emailHint: 'Rezervasyondaki adresiniz; yayımlanmaz.',
  photos: 'Fotoğraflar (isteğe bağlı)',
  photosHint:
    'En çok 5 fotoğraf, her biri en çok 5, hepsi birlikte en çok 15 MB. Onayımızdan önce kimse görmez; nerede çekildiği bilgisi silinir.',
  send: 'Yorumu gönder',
  sending: 'Gönderiliyor…',
};
