import { formats } from '#site/language.ts';

/** Minutes in at most two units, as text: "2 saat", "1 saat 20 dakika", "3 gün 4 saat". */
export const formatMinutes = (minutes: number): string => formats().minutes(minutes);
