/* Separate from the editor's sections: the first load needs the addresses of the parts and not
   the form. */

/** The parts of a villa that save themselves, each its own view of the page (`?part=`). */
export const PARTS = {
  prices: 'Fiyatlar',
  advice: 'Öneriler',
  dates: 'Kapalı tarihler',
  feeds: 'Dış takvimler',
  pictures: 'Fotoğraflar',
  tasks: 'Ev işleri',
} as const;
export type Part = keyof typeof PARTS;
export const EVERY_PART = Object.keys(PARTS) as Part[];
