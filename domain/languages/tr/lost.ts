/** Pages that are not there, and those that could not be made. */
export default {
  title: 'Sayfa bulunamadı',
  description: 'Aradığınız sayfa burada değil.',
  heading: 'Bu kıyıda böyle bir sayfa yok',
  lead: 'Adres değişmiş ya da villa yayından kalkmış olabilir. Aradığınız ev belki de buradadır:',
  allVillas: 'Tüm villalar',
  failedTitle: 'Bir sorun oluştu',
  failedDescription: 'Sayfa şu anda açılamıyor.',
  failed: 'Bu sayfa şu anda açılmıyor',
  failedLead: 'Sorun sizde değil, bizde. Birkaç dakika sonra yeniden deneyin.',
  failedLeadAndCall:
    'Sorun sizde değil, bizde. Birkaç dakika sonra yeniden deneyin; acelesi varsa arayın, telefonda çözelim.',
  retry: 'Yeniden deneyin',
  home: 'Ana sayfa',
};
