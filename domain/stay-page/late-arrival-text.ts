import { writtenTime } from '#domain/values/istanbul-time.ts';

/** `lateArrivalOf` as a notice for visitors and clerks before the stay is sold. */
export const lateArrivalText = (time: string): string =>
  `Giriş günü eve saat ${writtenTime(time)} itibarıyla girilir: sizden önceki misafir geç çıkıyor.`;
