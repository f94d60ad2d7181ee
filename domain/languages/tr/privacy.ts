/** The form for requests about one's own data. */
export default {
  title: 'Verileriniz için başvurun',
  description: 'Kişisel verileriniz için başvurun.',
  notes: {
    alindi:
      'Adresinize bir e-posta gönderdik. Başvurunuz, e-postadaki bağlantıyla onayladığınız anda işleme alınır.',
    onaylandi: 'Başvurunuz onaylandı. En geç 30 gün içinde e-postayla yanıtlayacağız.',
    gecersiz: 'Bu bağlantı geçersiz ya da süresi dolmuş. Aşağıdan yeniden başvurabilirsiniz.',
    hata: 'Başvurunuz alınamadı. E-posta adresinizi kontrol edip yeniden deneyin.',
  },
  email: 'E-posta adresiniz',
  what: 'Ne istiyorsunuz?',
  kinds: {
    export: 'Verilerimi görmek istiyorum',
    erasure: 'Verilerimin silinmesini istiyorum',
    correction: 'Verilerimin düzeltilmesini istiyorum',
  },
  note: 'Açıklama (isteğe bağlı)',
  explanation:
    'Adresin size ait olduğunu bir e-postayla doğrularız. Kanunun saklamamızı istediği kayıtlar (sözleşme, ödeme, kimlik bildirimi) süreleri dolunca silinir.',
  send: 'Başvur',
};
