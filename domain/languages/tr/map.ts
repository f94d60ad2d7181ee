/** Maps, as a picture and alive. */
export default {
  picture: (title: string) => `Harita: ${title}`,
  live: (title: string) =>
    `Harita: ${title}. Ok tuşlarıyla gezdirin, + ve − ile yaklaşın; villalar listede de var.`,
  found: 'bulunan villalar',
  closer: 'Yaklaş',
  farther: 'Uzaklaş',
  close: 'Kapat',
  outside: (villas: number) => `${villas} villa bu görünümün dışında`,
  around: (villas: number, town: string) => `${villas} villa, ${town} ve çevresi`,
  listHere: 'Bu alandaki villaları listele',
  source: 'Kıyı çizgisi: <gshhg>GSHHG</gshhg>, Wessel ve Smith, LGPL. Yaklaşık konumlar.',
};
