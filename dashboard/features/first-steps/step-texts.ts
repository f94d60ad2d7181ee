import type { FirstStep } from '#domain/first-steps/schema.ts';

type StepText = {
  title: string;
  /** Why, and what happens without it. */
  why: string;
  /** Where it is done; null where that is on the card. */
  link: { to: string; label: string } | null;
  /** What somebody says who does without it. */
  dismiss: string | null;
};

/** The steps in the words of an agency. */
export const STEP_TEXTS: Record<FirstStep, StepText> = {
  company: {
    title: 'Şirket bilgileri',
    why: 'Sözleşmede, postalarda ve sitede yazar; unvan, belge no ve e-posta olmadan misafire posta çıkmaz.',
    link: { to: '/settings/site', label: 'Site ayarları' },
    dismiss: null,
  },
  bank: {
    title: 'Banka hesabı',
    why: 'Misafir ön ödemeyi bu TL hesabına gönderir; hesap yoksa IBAN yerine “bizi arayın” yazar.',
    link: { to: '/website/bank/yeni', label: 'Hesap ekle' },
    dismiss: 'Havale almayacağız',
  },
  mail: {
    title: 'E-posta',
    why: 'Kendinize bir deneme postası gönderin; gitmezse sunucunun ne dediği burada yazar.',
    link: null,
    dismiss: null,
  },
  owner: {
    title: 'Ev sahibi',
    why: 'Her villanın bir sahibi vardır. Adı ve telefonu yeter; e-postası ve IBAN’ı sonra da yazılır.',
    link: { to: '/users/yeni', label: 'Ev sahibi ekle' },
    dismiss: null,
  },
  villa: {
    title: 'İlk villa',
    why: 'Fiyatı, en az beş fotoğrafı ve izin belgesi numarası olan villa yayına alınabilir.',
    link: { to: '/villas/yeni', label: 'Villa ekle' },
    dismiss: null,
  },
  rules: {
    title: 'Kurallar',
    why: 'Ön ödeme oranı, talebin kaç dakika tutulduğu, giriş ve çıkış saatleri: bir kez gözden geçirin.',
    link: { to: '/settings/rules', label: 'Kuralları aç' },
    dismiss: 'Gördüm, böyle kalsın',
  },
  card: {
    title: 'Kartla ödeme',
    why: 'iyzico ya da PayTR hesabınızı seçin; seçilmezse misafir yalnız havaleyle öder.',
    link: { to: '/settings/payment', label: 'Ödeme kuruluşunu seç' },
    dismiss: 'Kart almayacağız',
  },
  factor: {
    title: 'İki adımlı doğrulama',
    why: 'Parolanız ele geçse de hesabınıza girilemez. Telefonunuzdaki bir uygulamayla iki dakikada kurulur.',
    link: { to: '/profile', label: 'Profilimi aç' },
    dismiss: 'Şimdilik kurmayacağım',
  },
  booking: {
    title: 'Deneme rezervasyonu',
    why: 'Kendi adınıza bir rezervasyon açın, gelen postalara bakın, sonra iptal edin: geceler yeniden boşalır.',
    link: { to: '/reservations/yeni', label: 'Rezervasyon aç' },
    dismiss: 'Denemeye gerek yok',
  },
};
