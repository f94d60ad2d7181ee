type MessageFacts = {
  name: string;
  email: string;
  phone: string | null;
  subject: string;
  message: string;
  /** Days before the demo's today. */
  daysAgo: number;
  read: boolean;
  answered: boolean;
};

const m = (
  name: string,
  email: string,
  phone: string | null,
  subject: string,
  message: string,
  daysAgo: number,
  state: 'new' | 'read' | 'answered',
): MessageFacts => ({
  name,
  email: `${email}@posta.example`,
  phone: phone === null ? null : `+90500000${phone}`,
  subject,
  message,
  daysAgo,
  read: state !== 'new',
  answered: state === 'answered',
});

/** Messages of the contact form. */
export const MESSAGES: readonly MessageFacts[] = [
  m(
    'Elif Güneş',
    'elif.gunes',
    '0201',
    'Haziranda 8 kişi',
    'Merhaba, 12–19 Haziran arası 6 yetişkin 2 çocuk için korunaklı havuzlu bir ev arıyoruz. Annem merdiven çıkamıyor, zemin katta yatak odası olması şart. Bütçemiz gecelik 15.000 TL civarı.',
    0,
    'new',
  ),
  m(
    'Murat Şahin',
    'murat.sahin',
    '0202',
    'Köpekle konaklama',
    'Köpeğimiz 28 kilo, labrador. Fethiye tarafında bahçesi çevrili bir ev var mı? Ek ücreti ne kadar olur?',
    0,
    'new',
  ),
  m(
    'Zeynep Öztürk',
    'zeynep.ozturk',
    null,
    'Fatura',
    'Ağustosta kaldığımız ev için faturayı şirket adına almak istiyoruz. Vergi bilgilerini nereye göndereyim?',
    1,
    'new',
  ),
  m(
    'İbrahim Çetin',
    'ibrahim.cetin',
    '0204',
    'Bayram haftası',
    'Kurban Bayramında 5 gece kalmak istiyoruz, sitede en az 6 gece görünüyor. Araya sığan boşluk olursa haber verir misiniz?',
    1,
    'new',
  ),
  m(
    'Gökçe Yıldız',
    'gokce.yildiz',
    '0205',
    'Evimizi kiraya vermek',
    'Üzümlü’de 4 odalı bir evimiz var, izin belgesini bu yıl aldık. Sizinle çalışmak için hangi belgeler gerekiyor, komisyon oranınız nedir?',
    2,
    'read',
  ),
  m(
    'Kerem Avcı',
    'kerem.avci',
    null,
    'Havuz ısıtma',
    'Nisan ortasında geleceğiz. Isıtmalı havuzda su kaç dereceye çıkıyor, günlük ücreti ne kadar?',
    2,
    'answered',
  ),
  m(
    'Hatice Bulut',
    'hatice.bulut',
    '0207',
    'Depozito',
    'Dün çıkış yaptık, depozitoyu evde nakit vermiştik ve teslimde geri aldık. Her şey için teşekkürler.',
    3,
    'answered',
  ),
  m(
    'Uğur Korkmaz',
    'ugur.korkmaz',
    '0208',
    'Araç kiralama',
    'Dalaman’a gece 01.30’da ineceğiz. Karşılama ya da transfer ayarlayabiliyor musunuz?',
    4,
    'answered',
  ),
  m(
    'Şule Toprak',
    'sule.toprak',
    null,
    'Erişilebilirlik',
    'Eşim tekerlekli sandalye kullanıyor. Girişi basamaksız, banyosu geniş bir ev önerebilir misiniz?',
    5,
    'read',
  ),
  m(
    'Oğuz Keskin',
    'oguz.keskin',
    '0210',
    'Tarih değişikliği',
    'Onaylı rezervasyonumuzu bir hafta ileri almak mümkün mü? Kodunu telefonla da söyleyebilirim.',
    6,
    'answered',
  ),
  m(
    'Nilüfer Ateş',
    'nilufer.ates',
    null,
    'Kışlık ev',
    'Ocak–mart arası 8 hafta kalacak, çalışma masası ve fiber interneti olan bir ev arıyoruz. Aylık fiyat verebiliyor musunuz?',
    8,
    'answered',
  ),
  m(
    'Tolga Ünal',
    'tolga.unal',
    '0212',
    'Basın',
    'Kısa dönem kiralama yasasıyla ilgili bir yazı hazırlıyorum. İzin belgesi süreci hakkında konuşabilir miyiz?',
    11,
    'read',
  ),
];
