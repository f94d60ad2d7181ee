import { formatKurus, type Kurus } from './money.ts';

/** What a number's last spoken word asks with: yüz mü, bin mi, kırk mı, dokuz mu. */
const ONES = ['mı', 'mi', 'mi', 'mü', 'mü', 'mi', 'mı', 'mi', 'mi', 'mu'] as const;
const TENS = ['mı', 'mu', 'mi', 'mu', 'mı', 'mi', 'mı', 'mi', 'mi', 'mı'] as const;

function particleOf(n: number): string {
  if (n % 10 !== 0) return ONES[n % 10] as string;
  if (n % 100 !== 0) return TENS[(n % 100) / 10] as string;
  if (n % 1000 !== 0) return 'mü';
  if (n === 0) return 'mı';
  return n % 1_000_000 === 0 ? 'mu' : 'mi';
}

/** An amount as a question, as it is spoken: “43.400 mü?”, “7.000,50 mi?”. */
export function askKurus(kurus: Kurus): string {
  const fraction = Math.abs(kurus) % 100;
  const spoken = fraction === 0 ? Math.floor(Math.abs(kurus) / 100) : fraction;
  return `${formatKurus(kurus).replace('₺', '').trim()} ${particleOf(spoken)}?`;
}
