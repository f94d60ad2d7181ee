/** The way to a request without JavaScript, as pages. */
export default {
  title: (villa: string) => `${villa} için rezervasyon talebi`,
  description: (villa: string, town: string) =>
    `${villa}, ${town}: tarihlerinizin fiyatını görün ve talebinizi gönderin.`,
  when: 'Ne zaman kalmak istersiniz?',
  calendar: 'Hangi günlerin boş olduğunu <calendar>müsaitlik takviminde</calendar> görürsünüz.',
  extras: 'Ek hizmetler (isteğe bağlı)',
  updateTotal: 'Toplamı güncelle',
};
