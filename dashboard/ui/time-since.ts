/** How long ago an instant was: "12 dk önce", "3 sa önce", "2 gün önce". */
export function timeSince(instant: string, now: number): string {
  const minutes = Math.max(0, Math.floor((now - Date.parse(instant)) / 60_000));
  if (minutes < 1) return 'Az önce';
  if (minutes < 60) return `${minutes} dk önce`;
  return minutes < 1440
    ? `${Math.floor(minutes / 60)} sa önce`
    : `${Math.floor(minutes / 1440)} gün önce`;
}
