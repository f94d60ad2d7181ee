/** How an owner is asked about requests, and told of changes of stays in their houses. */
export const TOLD_BY = ['mail', 'whatsapp'] as const;

export type ToldBy = (typeof TOLD_BY)[number];

export const TOLD_BY_LABELS: Record<ToldBy, string> = {
  mail: 'E-posta',
  whatsapp: 'WhatsApp',
};

/** What both forms say of it. */
export const TOLD_BY_HINT =
  'Müsaitlik soruları ve rezervasyon değişiklikleri. WhatsApp’tan ulaşmazsa e-postayla gider.';
