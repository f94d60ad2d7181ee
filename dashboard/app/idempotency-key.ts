import { useRef } from 'react';
import { isRefusal } from './api-error.ts';

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

/**
 * Sends what somebody asked for with what was shown to them, such as a price. Where an answer was
 * lost, the same question is sent again as it was: a price that came meanwhile would make it another
 * write, and the first one its own conflict.
 */
export function useWriteOnce() {
  const keyOf = useIdempotencyKey();
  const lost = useRef<{ text: string; body: object }>(null);
  return async <Asked extends object, Shown extends object, Answer>(
    asked: Asked,
    shown: Shown,
    send: (body: Asked & Shown, key: string) => Promise<Answer>,
  ): Promise<Answer> => {
    const text = JSON.stringify(asked);
    const body =
      lost.current?.text === text ? (lost.current.body as Asked & Shown) : { ...asked, ...shown };
    lost.current = { text, body };
    try {
      return await send(body, keyOf(body));
    } catch (failure) {
      if (!isRefusal(failure, 'OFFLINE')) lost.current = null;
      throw failure;
    }
  };
}
