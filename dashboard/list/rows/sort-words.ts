/** Announcements while sorting rows; `at` counts from 0. */
export const SORT_WORDS = {
  how: 'Kaldırmak için boşluk tuşuna basın, oklarla taşıyın, bırakmak için yine boşluğa, vazgeçmek için Esc tuşuna basın.',
  role: 'sıralanabilir',
  lifted: (name: string, at: number, count: number) =>
    `${name} kaldırıldı. ${count} satır içinde ${at + 1}. sırada.`,
  over: (name: string, at: number, count: number) =>
    `${name}: ${count} satır içinde ${at + 1}. sıra.`,
  dropped: (name: string, at: number) => `${name} ${at + 1}. sıraya bırakıldı.`,
  cancelled: (name: string, at: number) => `Vazgeçildi. ${name} ${at + 1}. sırada kaldı.`,
  moved: (name: string, at: number) => `${name} ${at + 1}. sıraya taşındı.`,
};
