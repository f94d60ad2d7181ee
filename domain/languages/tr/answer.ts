/** What became of a call, where the answer itself has no words. */
export default {
  brokenLink: 'Bağlantı eksik ya da hatalı. E-postanızdaki bağlantıyı bütünüyle açın.',
  unreadable: 'Beklenmeyen bir yanıt geldi. Lütfen yeniden deneyin.',
  offline: 'Bağlantı kurulamadı. İnternetinizi kontrol edip yeniden deneyin.',
};
