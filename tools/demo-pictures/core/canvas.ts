/** A point on the picture, in pixels of the master. */
export type Pt = readonly [number, number];

/** A gradient stop: offset 0–1, colour, opacity 0–1 (1 if absent). */
export type Stop = readonly [number, string, number?];

const n1 = (v: number) => String(Math.round(v * 10) / 10);

/** Path data of a closed polygon. */
export function polygon(points: readonly Pt[]): string {
  if (points.length < 2) return '';
  return `M${points.map(([x, y]) => `${n1(x)} ${n1(y)}`).join('L')}Z`;
}

/** Path data of a smooth closed curve through the middles of a polygon's edges. */
export function smooth(points: readonly Pt[]): string {
  const last = points.at(-1);
  if (!last) return '';
  const middles = points.map((p, i): readonly [Pt, Pt] => {
    const q = points[(i + 1) % points.length] ?? p;
    return [p, [(p[0] + q[0]) / 2, (p[1] + q[1]) / 2]];
  });
  const start = middles.at(-1)?.[1] ?? last;
  const curves = middles.map(([p, m]) => `Q${n1(p[0])} ${n1(p[1])} ${n1(m[0])} ${n1(m[1])}`);
  return `M${n1(start[0])} ${n1(start[1])}${curves.join('')}Z`;
}

/** Path data of an open line. */
export function line(points: readonly Pt[]): string {
  return `M${points.map(([x, y]) => `${n1(x)} ${n1(y)}`).join('L')}`;
}

/** Path data of an ellipse, optionally turned (radians). */
export function ellipse(cx: number, cy: number, rx: number, ry: number, turn = 0): string {
  const dx = rx * Math.cos(turn);
  const dy = rx * Math.sin(turn);
  const deg = n1((turn * 180) / Math.PI);
  const arc = `A${n1(rx)} ${n1(ry)} ${deg} 1 1`;
  return `M${n1(cx - dx)} ${n1(cy - dy)}${arc} ${n1(cx + dx)} ${n1(cy + dy)}${arc} ${n1(cx - dx)} ${n1(cy - dy)}Z`;
}

/** Collects SVG elements and definitions of one picture. */
export class Canvas {
  readonly width: number;
  readonly height: number;
  private readonly defs: string[] = [];
  private readonly body: string[] = [];
  private readonly blurs = new Map<number, string>();
  private count = 0;

  constructor(width: number, height: number) {
    this.width = width;
    this.height = height;
  }

  private define(make: (id: string) => string): string {
    this.count += 1;
    const id = `d${this.count}`;
    this.defs.push(make(id));
    return id;
  }

  add(element: string): void {
    this.body.push(element);
  }

  /** Draw path data with a fill; `extra` is further attributes. */
  path(d: string, fill: string, opacity = 1, extra = ''): void {
    if (d === '' || opacity <= 0) return;
    const alpha = opacity < 1 ? ` opacity="${Math.round(opacity * 1000) / 1000}"` : '';
    this.body.push(`<path d="${d}" fill="${fill}"${alpha}${extra === '' ? '' : ` ${extra}`}/>`);
  }

  /** Stroke path data. */
  stroke(d: string, color: string, width: number, opacity = 1, extra = ''): void {
    this.path(
      d,
      'none',
      opacity,
      `stroke="${color}" stroke-width="${Math.round(width * 100) / 100}" stroke-linecap="round" stroke-linejoin="round" ${extra}`,
    );
  }

  rect(x: number, y: number, w: number, h: number, fill: string, opacity = 1, extra = ''): void {
    this.path(`M${n1(x)} ${n1(y)}h${n1(w)}v${n1(h)}h${n1(-w)}Z`, fill, opacity, extra);
  }

  /** Draw inside a `<g>`. */
  group(attributes: string, draw: () => void): void {
    this.body.push(`<g ${attributes}>`);
    draw();
    this.body.push('</g>');
  }

  /** Draw clipped to path data. */
  clip(d: string, draw: () => void, attributes = ''): void {
    if (d === '') return;
    const id = this.define((name) => `<clipPath id="${name}"><path d="${d}"/></clipPath>`);
    this.group(`clip-path="url(#${id})" ${attributes}`, draw);
  }

  /** A linear gradient between two points of the picture, as a fill. */
  linear(from: Pt, to: Pt, stops: readonly Stop[]): string {
    const id = this.define(
      (name) =>
        `<linearGradient id="${name}" gradientUnits="userSpaceOnUse" x1="${n1(from[0])}" y1="${n1(from[1])}" x2="${n1(to[0])}" y2="${n1(to[1])}">${stopList(stops)}</linearGradient>`,
    );
    return `url(#${id})`;
  }

  /** A radial gradient around a point, flattened by `squash` (height / width). */
  radial(center: Pt, radius: number, stops: readonly Stop[], squash = 1): string {
    const id = this.define(
      (name) =>
        `<radialGradient id="${name}" gradientUnits="userSpaceOnUse" cx="0" cy="0" r="${n1(radius)}" gradientTransform="translate(${n1(center[0])} ${n1(center[1])}) scale(1 ${squash})">${stopList(stops)}</radialGradient>`,
    );
    return `url(#${id})`;
  }

  /** A blur as a `filter="…"` attribute. */
  blur(deviation: number): string {
    const known = this.blurs.get(deviation);
    if (known) return known;
    const id = this.define(
      (name) =>
        `<filter id="${name}" x="-30%" y="-30%" width="160%" height="160%"><feGaussianBlur stdDeviation="${deviation}"/></filter>`,
    );
    const attribute = `filter="url(#${id})"`;
    this.blurs.set(deviation, attribute);
    return attribute;
  }

  /** A warm light that spreads: a soft radial drawn with screen blending. */
  glow(center: Pt, radius: number, color: string, opacity: number, squash = 1): void {
    const fill = this.radial(
      center,
      radius,
      [
        [0, color, 1],
        [0.35, color, 0.38],
        [1, color, 0],
      ],
      squash,
    );
    this.path(
      ellipse(center[0], center[1], radius, radius * squash),
      fill,
      opacity,
      'style="mix-blend-mode:screen"',
    );
  }

  /** The drawing as SVG, `width` pixels wide. */
  toSvg(width = this.width): string {
    return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${(width / this.width) * this.height}" viewBox="0 0 ${this.width} ${this.height}"><defs>${this.defs.join('')}</defs>${this.body.join('')}</svg>`;
  }
}

function stopList(stops: readonly Stop[]): string {
  return stops
    .map(
      ([offset, color, opacity = 1]) =>
        `<stop offset="${offset}" stop-color="${color}" stop-opacity="${opacity}"/>`,
    )
    .join('');
}
