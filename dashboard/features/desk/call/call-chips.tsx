import { X } from 'lucide-react';
import { describePart, describeRate } from '#domain/desk/call/describe.ts';
import type { CallPart } from '#domain/desk/call/parts.ts';
import type { ExchangeRates } from '#domain/values/currency.ts';
import { cx } from '#dashboard/ui/class-names.ts';

type Props = {
  typed: string;
  parts: readonly CallPart[];
  /** Assumptions about what the sentence does not mention. */
  supposed: string | null;
  /** The rates for budgets in another currency. */
  rates: ExchangeRates;
  /** Selects the words of a part in the box, so that typing replaces them. */
  onChange: (part: CallPart) => void;
  onRemove: (part: CallPart) => void;
};

/** How each part of the call was understood: click to change it, × to remove it. */
export function CallChips({ typed, parts, supposed, rates, onChange, onRemove }: Props) {
  return (
    <ul aria-label="Anlaşılanlar" className="flex flex-wrap items-center gap-1.5">
      {parts.map((part) => (
        <Chip
          key={`${part.kind}-${part.start}`}
          part={part}
          words={typed.slice(part.start, part.end)}
          rate={describeRate(part, rates)}
          onChange={() => onChange(part)}
          onRemove={() => onRemove(part)}
        />
      ))}
      {supposed && (
        <li className="px-1 text-xs text-soft">
          <span className="sr-only">Varsayılan: </span>
          {supposed}
        </li>
      )}
    </ul>
  );
}

type ChipProps = {
  part: CallPart;
  words: string;
  rate: string | null;
  onChange: () => void;
  onRemove: () => void;
};

function Chip({ part, words, rate, onChange, onRemove }: ChipProps) {
  const isUnknown = part.kind === 'unknown';
  const label = isUnknown ? words : describePart(part);
  const note = isUnknown ? 'anlaşılmadı' : part.isOverruled ? 'sonradan söylenen geçerli' : rate;
  return (
    <li
      className={cx(
        'flex h-7 items-center rounded-full border text-sm max-md:h-11',
        isUnknown
          ? 'border-dashed border-amber text-amber'
          : 'border-transparent bg-accent-wash text-accent',
        part.isOverruled && 'opacity-70',
      )}
    >
      <button
        type="button"
        onClick={onChange}
        aria-label={`${label}${note ? ` ${note}` : ''}: değiştir`}
        className="flex h-full min-w-0 items-center gap-1.5 rounded-l-full pl-3 hover:underline"
      >
        <span className={cx('max-w-64 truncate', part.isOverruled && 'line-through')}>{label}</span>
        {/* Screen readers need the space between the words. */}{' '}
        {note && <span className="text-xs">{note}</span>}
      </button>
      <button
        type="button"
        onClick={onRemove}
        aria-label={`${label}: çıkar`}
        className="flex h-full w-7 items-center justify-center rounded-r-full max-md:w-11"
      >
        <X size={13} aria-hidden="true" />
      </button>
    </li>
  );
}
