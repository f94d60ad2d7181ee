/** Who the agency is, how to check it, its papers and bank accounts. */
export default {
  title: 'Belgelerimiz',
  intro: 'Kim olduğumuz, belgelerimiz ve hepsini kendinizin nasıl kontrol edeceği.',
  description:
    'Unvan, MERSİS, vergi ve TÜRSAB numaralarımız, evin izin belgesini kontrol adımları ve resmî belgelerimiz.',
  company: {
    name: 'Ticaret unvanı',
    licence: 'TÜRSAB belge no',
    taxOffice: 'Vergi dairesi',
    taxNumber: 'Vergi no',
    mersis: 'MERSİS no',
    address: 'Adres',
  },
  licence: {
    what: 'Acenta belgesi',
    where: 'TÜRSAB belge doğrulama',
    result: (company: string) => `Çıkan unvan “${company}” olmalı ve belge geçerli görünmeli.`,
  },
  register: {
    what: 'Şirket',
    where: 'MERSİS (e-Devlet girişiyle)',
    result: 'Unvan ve adres bu sayfadakiyle aynı olmalı.',
  },
  permit: {
    what: 'Evin izin belgesi',
    where: 'e-Devlet, Kültür ve Turizm Bakanlığı',
    result:
      'Numara ilanın başında, adın altında yazar. Çıkan ilçe ilandakiyle aynı olmalı; 7464 sayılı Kanun gereği belgesiz ev yayına alınamaz.',
  },
  whoIsPaid: 'Kime ödüyorsunuz?',
  copy: (what: string) => `Kopyala: ${what}`,
  transfers:
    'Havale yalnız bu unvana açılmış hesaplara yapılır: <banks>banka hesaplarımız</banks>. Telefonda ya da mesajda başka bir IBAN söylenirse ödemeden önce <contact>bizi arayın</contact>.',
  check: 'Kopyalayın ve kontrol edin',
  copyPermit: 'İlandaki izin numarasını kopyalayın.',
  paste: (where: string) => `<page>${where}</page> sayfasını açıp yapıştırın.`,
  howSoon: 'Ne kadar çabuk yanıt veriyoruz?',
  answered: (month: string, requests: number, answered: number) =>
    `${month}: siteden ${requests} talep geldi, ${answered} tanesini yanıtladık.`,
  half: (time: string) => `Taleplerin yarısı ${time} içinde yanıt aldı.`,
  computed: 'Rezervasyon kayıtlarımızdan kendiliğinden hesaplanır; yanıtsız kalanlar da sayılır.',
  papers: 'Evraklarımız',
  open: 'Belgeyi açın',
  inOffice: 'Aslı ofisimizde; <contact>isteyene göndeririz</contact>.',
  verify: 'TÜRSAB’da doğrulayın',
  licenceNumber: (number: string) => `TÜRSAB Belge No: <b>${number}</b>`,
  banksTitle: 'Banka hesaplarımız',
  banksIntro: 'Havale ya da EFT yaparken açıklamaya rezervasyon kodunuzu yazın.',
  banksDescription: 'Ön ödeme ve kalan tutar için banka hesaplarımız ve IBAN numaraları.',
  noBanks: 'Şu anda yayında bir hesabımız yok. Ödeme bilgisi için <contact>bize yazın</contact>.',
  copyIban: (bank: string, currency: string) => `IBAN kopyala: ${bank}, ${currency}`,
};
