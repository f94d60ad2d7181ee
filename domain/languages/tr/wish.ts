/** The page that asks whether to tell of nights, and the answers to its links. */
export default {
  title: 'Haber verelim',
  leadHouse: (villa: string, stay: string) =>
    `${villa}, ${stay}: boşalırsa size e-posta gönderelim.`,
  leadSearch: (stay: string) =>
    `Aradığınıza uyan bir ev ${stay} için boşalırsa size e-posta gönderelim.`,
  leadCheaper: (villa: string, stay: string) =>
    `${villa}, ${stay}: fiyatı bugünkünden aşağı inerse size e-posta gönderelim.`,
  note: 'Geceleri sizin için tutamayız: haber verdiğimizde herkese satışta olurlar.',
  email: 'E-posta adresiniz',
  /** Who sends the form agrees to it. */
  consent:
    'Yalnız bu konaklama için, uyan bir ev boşalınca e-posta alırsınız; tek tıkla bitirirsiniz.',
  send: 'Haber ver',
  noStay: 'Önce bir tarih seçin.',
  dates: 'Tarihleri seçin',
  sent: 'E-postanıza bir bağlantı gönderdik. Onaylayınca beklemeye başlarsınız.',
  open: 'Bu konaklama için haber bekliyor musunuz?',
  confirm: 'Evet, haber verin',
  end: 'Artık haber istemiyorum',
  confirmed: 'Tamam. Uyan bir ev boşalınca size yazarız.',
  ended: 'Bitti. Bu konaklama için size bir daha yazmayız.',
};
