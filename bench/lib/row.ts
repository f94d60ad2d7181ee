/** One line of the table and of results.json: a goal of the product, ours against its peer. */
export type Row = {
  /** Number of the goal (docs/bench.md). */
  row: number;
  what: string;
  goal: string;
  /** In `unit`; null where it was not measured. */
  ours: number | null;
  peer: number | null;
  /** ours ÷ peer. */
  ratio: number | null;
  unit: string;
  verdict: 'met' | 'missed' | 'unmeasured';
  /** Smallest and largest of the rounds, ours and the peer's. */
  spread: string;
};

/** A row whose goal is a share of what a peer takes. @param most the largest ratio that meets it */
export function ratioRow(
  facts: Pick<Row, 'row' | 'what' | 'goal' | 'unit'>,
  most: number,
  ours: Sample,
  peer: Sample,
): Row {
  const ratio = ours.median / peer.median;
  return {
    ...facts,
    ours: ours.median,
    peer: peer.median,
    ratio,
    verdict: ratio <= most ? 'met' : 'missed',
    spread: `${range(ours)} / ${range(peer)}`,
  };
}

/** A row whose goal is a plain limit; such figures are the same on every machine. */
export function limitRow(
  facts: Pick<Row, 'row' | 'what' | 'goal' | 'unit'>,
  most: number,
  ours: number,
): Row {
  const verdict = ours <= most ? 'met' : 'missed';
  return { ...facts, ours, peer: null, ratio: null, verdict, spread: '' };
}

export type Sample = { median: number; min: number; max: number };

export function sampleOf(values: readonly number[]): Sample {
  const sorted = values.toSorted((a, b) => a - b);
  return {
    median: sorted[sorted.length >> 1] ?? 0,
    min: sorted[0] ?? 0,
    max: sorted.at(-1) ?? 0,
  };
}

const range = ({ min, max }: Sample) => `${short(min)}–${short(max)}`;

/** Three significant digits, as far as a shared machine can be believed. */
export const short = (n: number): string =>
  n === 0 ? '0' : Number(n.toPrecision(3)).toLocaleString('en', { maximumSignificantDigits: 3 });
