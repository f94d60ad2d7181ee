import { useEffect, useState } from 'react';

/** Milliseconds since 1970, updated every half minute: for words like "12 dk kaldı". */
export function useNow(): number {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 30_000);
    return () => clearInterval(timer);
  }, []);
  return now;
}
