import { formatMinutes } from './duration.ts';

/** How much time a deadline leaves, as text: "1 saat 20 dakika"; null when it has passed. */
export function timeLeft(deadline: string, now: Date): string | null {
  const minutes = Math.floor((Date.parse(deadline) - now.getTime()) / 60_000);
  return minutes <= 0 ? null : formatMinutes(minutes);
}
