/**
 * Rules of a stay in a guest's words, one sentence each. Pages, questions of the FAQ, the contract,
 * mails and Konaklamam tell a rule with its sentence from here, so that no two places say something
 * else of the same rule. Plain Turkish without mark-up: mails use them too.
 */
export const PROMISES = {
  /** When a guest learns where the house is and who welcomes them (`knowsPlace`, domain/stay-page). */
  place:
    'Adres, konum ve karşılayan kişinin telefonu ön ödemeniz ulaşınca Konaklamam sayfanızda açılır; girişten önce e-postayla da göndeririz.',
  /** `knowsKeys`. */
  keys: 'Kapı kodu ve Wi-Fi parolası giriş günü Konaklamam sayfanızda açılır.',
  late: 'Saat 22.00’den sonra varacaksanız anahtarı kutuya bırakırız; varış saatinizi bir gün önceden yazmanız yeterli.',
  /** What is owed at the door, and that it may be paid earlier (`payableNow`, domain/payments). */
  balance:
    'Kalan tutarı girişte nakit ya da havaleyle ödersiniz; dilerseniz girişten önce Konaklamam sayfanızdan ödeyebilirsiniz.',
  /** Whatever a house charges besides the nights has a price that is seen first (domain/extras). */
  extras:
    'Evin ücret aldığı her şey (evcil hayvan, havuz ısıtma, ara temizlik) ek hizmet olarak fiyatıyla yazar; siz seçerseniz toplama girer, orada yazmayan bir ücret istenmez.',
  pets: 'Evcil hayvanın ücreti, kabul eden evin sayfasında ek hizmet olarak yazar; rezervasyonda ekler, türünü, ırkını ve kilosunu nota yazarsınız.',
  transfer:
    'Havalimanı transferi ek hizmettir: fiyatı evin sayfasında yazar, rezervasyonda ya da sonradan Konaklamam sayfanızdan ekler, ücretini acentaya ödersiniz. Uçuş numaranızı iki gün önceden yazın.',
  /** Gaps are sold whole (domain/availability/gaps.ts). */
  shortStays:
    'İki konaklama arasında kalan, en az geceden kısa boşluklar bütünüyle kiralanır; hepsi Kısa boşluklar sayfasındadır.',
} as const;

/** The page that a sentence names, as a link of rich texts: `[Konaklamam](/konaklamam)`. */
export const withLink = (sentence: string, name: string, path: string): string =>
  sentence.replace(name, `[${name}](${path})`);
