/** The parts of a villa's page that its own menu leads to, in their order; their names are messages. */
export const VILLA_SECTIONS = [
  'rezervasyon',
  'evde',
  'musaitlik',
  'fiyatlar',
  'kosullar',
  'konum',
  'yorumlar',
] as const;
