type DocumentFacts = { title: string; description: string };

/** Documents of the agency; their files are uploaded by the agency itself. */
export const DOCUMENTS: readonly DocumentFacts[] = [
  {
    title: 'TÜRSAB seyahat acentası işletme belgesi (16840)',
    description:
      'A grubu işletme belgesi. Belge numaramızı TÜRSAB’ın doğrulama sayfasından sorgulayabilirsiniz.',
  },
  {
    title: 'Vergi levhası',
    description: 'Kıyı Turizm Seyahat Acentası Ltd. Şti., Kaş Vergi Dairesi.',
  },
  {
    title: 'Mesleki sorumluluk sigortası poliçesi',
    description: 'Acentanın aracılık ettiği kiralamalar için yıllık poliçe.',
  },
];
