import { useEffect, useRef } from 'react';

/** One thing at a time that can be stopped; another one and leaving the screen stop it as well. */
export function useStop() {
  const running = useRef<AbortController>(null);
  const stop = () => running.current?.abort();
  useEffect(() => () => running.current?.abort(), []);
  const begin = (): AbortSignal => {
    stop();
    running.current = new AbortController();
    return running.current.signal;
  };
  return { begin, stop };
}
