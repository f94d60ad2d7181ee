import { useRef } from 'react';

/**
 * Returns the `Idempotency-Key` of a body: the same body sent again, after a double click or a lost
 * answer, is the same write; a different body is another one. The component lives as long as one
 * action, so repeating it later on purpose is a new write.
 */
export function useIdempotencyKey(): (body: unknown) => string {
  const last = useRef({ text: '', key: '' });
  return (body) => {
    const text = JSON.stringify(body);
    if (last.current.text !== text) last.current = { text, key: crypto.randomUUID() };
    return last.current.key;
  };
}
