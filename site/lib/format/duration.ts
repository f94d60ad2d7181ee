/** Minutes in at most two units, as text: "2 saat", "1 saat 20 dakika", "3 gün 4 saat". */
export function formatMinutes(minutes: number): string {
  const days = Math.floor(minutes / 1440);
  const hours = Math.floor((minutes % 1440) / 60);
  if (days > 0) return hours > 0 ? `${days} gün ${hours} saat` : `${days} gün`;
  if (hours === 0) return `${minutes} dakika`;
  return minutes % 60 > 0 ? `${hours} saat ${minutes % 60} dakika` : `${hours} saat`;
}
