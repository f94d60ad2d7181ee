import { useRef } from 'react';

/**
 * Gives the `Idempotency-Key` of a body: the same body again, after a double click or an answer
 * that was lost on the way, is the same write; another body is another one. The component lives as
 * long as one action, so that doing the same thing on purpose later is a new write.
 */
export function useIdempotencyKey(): (body: unknown) => string {
  const last = useRef({ text: '', key: '' });
  return (body) => {
    const text = JSON.stringify(body);
    if (last.current.text !== text) last.current = { text, key: crypto.randomUUID() };
    return last.current.key;
  };
}
