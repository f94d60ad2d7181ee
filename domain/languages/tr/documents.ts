/** What a visitor agrees to with a request, as a page. */
export default {
  title: 'Ön bilgilendirme ve sözleşme',
  description:
    'Talebinizi göndermeden önce: konaklamanızın ön bilgilendirme formu ve sözleşmesi, gerçek tarih ve tutarlarla.',
  licence: (number: string) => `TÜRSAB belge no ${number}`,
  failed: 'Bu sözleşme açılamadı',
  expired: 'Bu fiyatın süresi doldu',
  chooseAgain: 'Tarihlerinizi yeniden seçtiğinizde güncel sözleşmeyi okuyabilirsiniz.',
  villas: 'Villalara bakın',
};
