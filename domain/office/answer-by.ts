import { formatInstantLong } from '#domain/values/istanbul-time.ts';

/** The last number that is read aloud decides: 10.00 is "on", 10.30 "on otuz", 11.45 "… kırk beş". */
const ONES = ['da', 'de', 'de', 'te', 'te', 'te', 'da', 'de', 'de', 'da'];
const TENS = ['da', 'da', 'de', 'da', 'ta', 'de'];

/**
 * The promise of an answer, the same in every place that tells of a request: "En geç 29 Kasım 2026
 * Pazar, saat 10.00’da yanıtlarız". `until`: the end of the request's hold, ISO 8601.
 */
export const answerBy = (until: string): string => {
  const moment = formatInstantLong(new Date(until));
  return `En geç ${moment}’${timeSuffix(moment.slice(-5))} yanıtlarız`;
};

/** The locative of a written time: 10.00’da, 09.30’da, 11.15’te, 23.40’ta. */
export function timeSuffix(time: string): string {
  const [hour = 0, minute = 0] = time.split('.').map(Number);
  const said = minute === 0 ? hour : minute;
  const [tens, ones] = [Math.trunc(said / 10), said % 10];
  return (ones === 0 ? TENS[tens] : ONES[ones]) ?? 'da';
}
