import { formatDay, istanbulDay } from '#domain/values/dates.ts';

/**
 * An instant as a guest in Türkiye reads it: "21 Kas Cmt 14.30". Always Istanbul's clock, whatever
 * the reader's own is: it is the clock of the villa and of the agency.
 */
export function formatInstant(iso: string): string {
  const instant = new Date(iso);
  return `${formatDay(istanbulDay(instant))} ${formatClock(instant)}`;
}

/** "14.30" on Istanbul's clock. */
export function formatClock(instant: Date): string {
  const time = new Intl.DateTimeFormat('tr-TR', {
    timeZone: 'Europe/Istanbul',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  }).format(instant);
  return time.replace(':', '.');
}
