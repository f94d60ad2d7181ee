import { formatParty } from '#domain/values/party.ts';

/** How many of what: "2 yetişkin". Other messages are made of them; no room of its own. */
export default {
  nights: (count: number) => `${count} gece`,
  days: (count: number) => `${count} gün`,
  people: (count: number) => `${count} kişi`,
  adults: (count: number) => `${count} yetişkin`,
  children: (count: number) => `${count} çocuk`,
  babies: (count: number) => `${count} bebek`,
  bedrooms: (count: number) => `${count} yatak odası`,
  party: (adults: number, children: number, babies: number) =>
    formatParty({ adults, children, babies }),
};
