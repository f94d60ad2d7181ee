import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** False on the server and in the first render here, true from then on: what only scripts need. */
export function useAwake(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
