/* Translators and extensions change what stands in a page. Texts of ours may be replaced (see
   jsx/own-texts.ts); an element that somebody moved can still not be removed from where React put
   it. What was rendered is then rendered anew, from the address and from what is stored. */

/** Whether React failed because somebody else had moved an element. */
export const isMovedDom = (error: unknown): boolean => error instanceof DOMException;

const MAX = 3;
const WITHIN_MS = 10_000;

/** Says whether something may be rendered anew: not for ever, when it fails again at once. */
export function remountLimit(now = () => performance.now()): () => boolean {
  let times: number[] = [];
  return () => {
    const at = now();
    times = [...times.filter((time) => at - time < WITHIN_MS), at];
    return times.length <= MAX;
  };
}
