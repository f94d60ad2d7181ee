/** Step sizes that are easy to read, times any power of ten. */
const STEPS = [1, 2, 5, 10];

/** How many parts an axis has at most. */
const PARTS = 5;

/** Round, evenly spaced axis values from 0 to at least `most`. */
export function evenTicks(most: number): number[] {
  const rough = Math.max(most, 1) / PARTS;
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = (STEPS.find((one) => one * power >= rough * (1 - 1e-9)) ?? 10) * power;
  const parts = Math.max(1, Math.ceil(most / step - 1e-9));
  return Array.from({ length: parts + 1 }, (_, at) => Number((at * step).toPrecision(6)));
}
