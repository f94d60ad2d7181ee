/** How much time a deadline leaves, as text: "1 saat 20 dakika"; null when it has passed. */
export function timeLeft(deadline: string, now: Date): string | null {
  const minutes = Math.floor((Date.parse(deadline) - now.getTime()) / 60_000);
  if (minutes <= 0) return null;
  const days = Math.floor(minutes / 1440);
  const hours = Math.floor((minutes % 1440) / 60);
  if (days > 0) return hours > 0 ? `${days} gün ${hours} saat` : `${days} gün`;
  return hours > 0 ? `${hours} saat ${minutes % 60} dakika` : `${minutes} dakika`;
}
