/** The people of a stay; babies are under three years. */
export type Party = { adults: number; children: number; babies: number };

/** In Turkish, who is there alone: "2 yetişkin, 1 çocuk". */
export const formatParty = ({ adults, children, babies }: Party): string =>
  [
    `${adults} yetişkin`,
    ...(children > 0 ? [`${children} çocuk`] : []),
    ...(babies > 0 ? [`${babies} bebek`] : []),
  ].join(', ');
