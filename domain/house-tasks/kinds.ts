/**
 * The kinds of tasks in a house. All but `maintenance` are derived from stays and rules; see
 * derive.ts.
 */
export const TASK_KINDS = [
  'cleaning',
  'freshening',
  'handover',
  'linen',
  'pool',
  'maintenance',
] as const;
export type TaskKind = (typeof TASK_KINDS)[number];

export const TASK_LABELS: Record<TaskKind, string> = {
  cleaning: 'Çıkış temizliği',
  freshening: 'Giriş öncesi hazırlık',
  handover: 'Misafir karşılama',
  linen: 'Çarşaf ve havlu değişimi',
  pool: 'Havuz bakımı',
  maintenance: 'Bakım ve onarım',
};

/** An item of a checklist; `id` is stored and must not change its meaning. */
type CheckItem = { id: string; label: string };

const CHECKLISTS: Record<TaskKind, readonly CheckItem[]> = {
  cleaning: [
    { id: 'left', label: 'Unutulan eşya, kırık ve hasar bakıldı' },
    { id: 'rooms', label: 'Odalar temizlendi, çarşaflar değişti' },
    { id: 'baths', label: 'Banyolar temizlendi, havlular kondu' },
    { id: 'kitchen', label: 'Mutfak, buzdolabı ve çöp tamam' },
    { id: 'outside', label: 'Teras ve bahçe toplandı' },
    { id: 'closed', label: 'Klimalar kapalı, kapı kilitli' },
  ],
  freshening: [
    { id: 'air', label: 'Ev havalandırıldı, tozu alındı' },
    { id: 'water', label: 'Sıcak su, elektrik ve internet çalışıyor' },
    { id: 'beds', label: 'Yataklar ve havlular hazır' },
    { id: 'outside', label: 'Teras, bahçe ve havuz toplu' },
  ],
  handover: [
    { id: 'tour', label: 'Ev gezdirildi, anahtar verildi' },
    { id: 'pool', label: 'Havuz ve güvenlik anlatıldı' },
    { id: 'contact', label: 'Aranacak kişi söylendi' },
  ],
  linen: [
    { id: 'sheets', label: 'Çarşaflar değişti' },
    { id: 'towels', label: 'Havlular değişti' },
  ],
  pool: [
    { id: 'clean', label: 'Dip ve yüzey temizlendi' },
    { id: 'water', label: 'Klor ve pH ölçüldü' },
    { id: 'filter', label: 'Filtre ve pompa bakıldı' },
  ],
  maintenance: [],
};

export const checklistOf = (kind: TaskKind): readonly CheckItem[] => CHECKLISTS[kind];
