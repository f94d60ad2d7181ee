/** A region as a tile shows it; `image` is a picture key. */
export type TownTile = {
  slug: string;
  name: string;
  district: string;
  districtPath: string;
  popular: boolean;
  image: string | null;
  color?: string;
  villas: number;
};
