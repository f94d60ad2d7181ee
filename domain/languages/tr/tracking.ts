/** The form of code and email that opens the page of a stay. */
export default {
  title: 'Konaklamam',
  description:
    'Rezervasyon kodunuz ve e-posta adresinizle talebinizin durumunu, ödemelerinizi ve sıradaki adımı görün.',
  lead: 'Kodunuz talebinizi aldığımızda gönderdiğimiz e-postadadır; KY ile başlar. Sayfanız durumu, ödemeyi, adresi ve sıradaki adımı gösterir.',
  open: 'Sayfamı aç',
  code: 'Rezervasyon kodu',
  email: 'E-posta adresiniz',
};
