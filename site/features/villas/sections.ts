/** The parts of a villa's page that its own menu leads to, in their order: id and name there. */
export const VILLA_SECTIONS = [
  ['rezervasyon', 'Rezervasyon'],
  ['evde', 'Ev'],
  ['musaitlik', 'Müsaitlik'],
  ['fiyatlar', 'Fiyatlar'],
  ['kosullar', 'Koşullar'],
  ['konum', 'Konum'],
  ['yorumlar', 'Yorumlar'],
] as const;
