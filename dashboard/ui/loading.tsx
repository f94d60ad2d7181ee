/** Shown until a session or a screen's code is there; the spec's own word (§4, dashboard shell). */
export function Loading() {
  return <output className="block p-8 text-soft">Loading</output>;
}
