/** A colour as sRGB channels, 0–255. */
export type Rgb = readonly [number, number, number];

/** Parse `#rrggbb`. */
function rgb(hex: string): Rgb {
  const n = Number.parseInt(hex.slice(1), 16);
  return [(n >> 16) & 255, (n >> 8) & 255, n & 255];
}

const part = (v: number) =>
  Math.max(0, Math.min(255, Math.round(v)))
    .toString(16)
    .padStart(2, '0');

/** Format as `#rrggbb`, clamped. */
export function hex([r, g, b]: Rgb): string {
  return `#${part(r)}${part(g)}${part(b)}`;
}

const toLinear = (v: number) => (v / 255) ** 2.2;
const toByte = (v: number) => Math.max(0, v) ** (1 / 2.2) * 255;

function toOklab([r8, g8, b8]: Rgb): Rgb {
  const [r, g, b] = [toLinear(r8), toLinear(g8), toLinear(b8)];
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  return [
    0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  ];
}

function fromOklab([L, a, b]: Rgb): Rgb {
  const l = (L + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (L - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (L - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    toByte(4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s),
    toByte(-1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s),
    toByte(-0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s),
  ];
}

/** Mix two colours perceptually (OKLab); amount 0 gives the first, 1 the second. */
export function mix(from: string, to: string, amount: number): string {
  const a = toOklab(rgb(from));
  const b = toOklab(rgb(to));
  const k = Math.max(0, Math.min(1, amount));
  return hex(
    fromOklab([a[0] + (b[0] - a[0]) * k, a[1] + (b[1] - a[1]) * k, a[2] + (b[2] - a[2]) * k]),
  );
}

/** Multiply a colour by light (channels 0–1 and a little above), as a glaze does. */
export function glaze(base: string, light: Rgb): string {
  const [r, g, b] = rgb(base);
  return hex([r * light[0], g * light[1], b * light[2]]);
}

/** Lighten (> 0) or darken (< 0) by OKLab lightness, −1 to 1. */
export function shift(base: string, lightness: number, chroma = 1): string {
  const [L, a, b] = toOklab(rgb(base));
  return hex(fromOklab([Math.max(0, Math.min(1, L + lightness)), a * chroma, b * chroma]));
}
