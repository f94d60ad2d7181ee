type TeamMemberFacts = { name: string; title: string; bio: string };

/** The people of the demo agency, all invented. */
export const TEAM: readonly TeamMemberFacts[] = [
  {
    name: 'Deniz Akyalçın',
    title: 'Kurucu, sorumlu müdür',
    bio: 'Kalkan’da büyüdü. 2011’den beri villa kiralıyor, yeni evleri hâlâ kendisi gezip ölçüyor.',
  },
  {
    name: 'Şirin Göktaş',
    title: 'Rezervasyon',
    bio: 'Telefonda ilk konuştuğunuz kişi büyük olasılıkla o. Hangi evin merdiveni kaç basamak, ezbere bilir.',
  },
  {
    name: 'Umut Çelebioğlu',
    title: 'Ev sahipleri ve izin belgeleri',
    bio: 'Evlerin belgelerini, sözleşmelerini ve takvimlerini takip eder. Belgesi eksik evi yayına aldırmaz.',
  },
  {
    name: 'İpek Sarnıç',
    title: 'Muhasebe ve ödemeler',
    bio: 'Ön ödemelerin, iadelerin ve ev sahibi hesaplarının aynı gün kapanmasıyla ilgilenir.',
  },
  {
    name: 'Ozan Yürük',
    title: 'Saha, Kaş–Kalkan',
    bio: 'Giriş ve çıkışları karşılar, arızada ilk giden kişidir. Havuz makine dairelerinden anlar.',
  },
  {
    name: 'Gülbahar Eren',
    title: 'Saha, Fethiye–Bodrum',
    bio: 'Bölgedeki 40’a yakın evin temizlik ve bakım ekiplerini yönetir.',
  },
];
