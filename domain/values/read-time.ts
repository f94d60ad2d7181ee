/** Parses a typed time of day (`9`, `930`, `9.30`, `09:30`) as `HH:MM`; null for other texts. */
export function readTypedTime(text: string): string | null {
  const [, hour, minute = '00'] = /^(\d{1,2})(?:[.:, ]?(\d{2}))?$/.exec(text.trim()) ?? [];
  if (hour === undefined || Number(hour) > 23 || Number(minute) > 59) return null;
  return `${hour.padStart(2, '0')}:${minute}`;
}
