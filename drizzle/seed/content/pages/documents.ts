/** `paper`: its file in tools/demo-pictures/files/papers. */
type DocumentFacts = { paper: string; title: string; description: string };

/** Documents of the demo agency, with papers that say that they are examples. */
export const DOCUMENTS: readonly DocumentFacts[] = [
  {
    paper: 'tursab-belgesi',
    title: 'TÜRSAB seyahat acentası işletme belgesi (16840)',
    description:
      'A grubu işletme belgesi. Belge numaramızı TÜRSAB’ın doğrulama sayfasından sorgulayabilirsiniz.',
  },
  {
    paper: 'vergi-levhasi',
    title: 'Vergi levhası',
    description: 'Kıyı Turizm Seyahat Acentası Ltd. Şti., Kaş Vergi Dairesi.',
  },
  {
    paper: 'sigorta-policesi',
    title: 'Mesleki sorumluluk sigortası poliçesi',
    description: 'Acentanın aracılık ettiği kiralamalar için yıllık poliçe.',
  },
];
