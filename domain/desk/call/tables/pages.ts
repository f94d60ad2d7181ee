/** Pages that people ask for in the search box: their paths, and the words, folded, for what they show. */
export const LISTS_ASKED_FOR: readonly { path: string; words: readonly string[] }[] = [
  {
    path: '/indirimli-villalar',
    words: ['indirim', 'kampanya', 'kampanyali', 'erken', 'promosyon', 'discount', 'offer', 'deal'],
  },
  {
    path: '/firsat-tarihler',
    words: ['firsat', 'son', 'dakika', 'bosluk', 'bosluklar', 'last', 'minute'],
  },
];
