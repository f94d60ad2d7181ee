/** Pages of texts: questions and answers, the blog, the team. */
export default {
  faqTitle: 'Sıkça sorulan sorular',
  faqIntro: 'Rezervasyondan anahtar teslimine kadar en çok sorulanlar.',
  faqDescription: (count: number) =>
    `Villa kiralarken sorulan ${count} soru ve yanıtı: ön ödeme, depozito, iptal, giriş saati.`,
  faqSearch: 'Sorularda arayın',
  faqExamples: 'depozito, köpek, transfer…',
  blog: 'Blog',
  blogLead: 'Bölgeler, mevsimler ve villa kiralamak üzerine kısa yazılar.',
  blogDescription: 'Bölgeler, mevsimler ve villa kiralamak üzerine kısa, işe yarar yazılar.',
  feedDescription: 'Bölgeler, mevsimler ve villa kiralamak üzerine yazılar.',
  topics: 'Konular',
  allTopics: 'Tümü',
  tagTitle: (tag: string) => `${tag} yazıları`,
  tagLead: (tag: string) => `“${tag}” üzerine yazdıklarımız.`,
  tagDescription: (tag: string, posts: number, first: string) =>
    `Blogda “${tag}” üzerine ${posts} yazı: ${first}${posts > 1 ? ' ve diğerleri' : ''}.`,
  minutes: (count: number) => `${count} dakikalık okuma`,
  readThese: 'Bunları da okuyun',
  allPosts: 'Tüm yazılar',
  team: 'Ekip',
};
