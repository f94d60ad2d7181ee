/** A line of the table and of results.json: a goal of the product, ours compared with a peer. */
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

/**
 * A row whose goal is at most a share of the peer's figure. @param most the largest ratio that
 * meets it
 */
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

/**
 * A row whose goal is at least a share of the peer's figure. @param least the smallest ratio that
 * meets it
 */
export function atLeastRow(
  facts: Pick<Row, 'row' | 'what' | 'goal' | 'unit'>,
  least: number,
  ours: Sample,
  peer: Sample,
): Row {
  const row = ratioRow(facts, Infinity, ours, peer);
  return { ...row, verdict: (row.ratio ?? 0) >= least ? 'met' : 'missed' };
}

/** A row whose goal is a limit; `peer` is another product's figure, for information. */
export function limitRow(
  facts: Pick<Row, 'row' | 'what' | 'goal' | 'unit'>,
  most: number,
  ours: number | Sample,
  peer?: Sample,
): Row {
  const own = typeof ours === 'number' ? ours : ours.median;
  const spreads = [ours, peer].filter((one) => typeof one === 'object' && one.min < one.max);
  return {
    ...facts,
    ours: own,
    peer: peer?.median ?? null,
    ratio: peer && peer.median > 0 ? own / peer.median : null,
    verdict: own <= most ? 'met' : 'missed',
    spread: spreads.length === 0 ? '' : [ours, peer].flatMap(rangeOf).join(' / '),
  };
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

const rangeOf = (figure: number | Sample | undefined): string[] =>
  typeof figure === 'object' ? [range(figure)] : [];

const range = ({ min, max }: Sample) => `${short(min)}–${short(max)}`;

/** Three significant digits: a shared machine gives no better precision. */
export const short = (n: number): string =>
  n === 0 ? '0' : Number(n.toPrecision(3)).toLocaleString('en', { maximumSignificantDigits: 3 });
