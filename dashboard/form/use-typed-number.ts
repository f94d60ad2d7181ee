import { useState } from 'react';

/**
 * The text of a field whose form holds a number, or NaN for a text that is none: what is typed
 * while it is typed, and afterwards as long as it cannot be read and the form has nothing better.
 */
export function useTypedNumber(
  value: number | null,
  read: (text: string) => number | null,
  write: (value: number) => string,
) {
  const [typed, setTyped] = useState<string | null>(null);
  const [isFocused, setFocused] = useState(false);
  const isUnreadable = typed !== null && Number.isNaN(read(typed));
  const hasNone = value === null || Number.isNaN(value);
  return {
    text:
      typed !== null && (isFocused || (isUnreadable && hasNone))
        ? typed
        : hasNone
          ? ''
          : write(value),
    /** @returns what the text means; null for an empty one. */
    type: (text: string): number | null => {
      setTyped(text);
      return read(text);
    },
    onFocus: () => setFocused(true),
    onBlur: () => {
      setFocused(false);
      if (!isUnreadable) setTyped(null);
    },
  };
}
