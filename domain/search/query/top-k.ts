/**
 * The villas with the smallest keys, of equal keys the smaller numbers: a heap whose root is the
 * last one kept, so that a villa that does not make it costs one comparison.
 */
export type Heap = { size: number; keys: Float64Array; villas: Uint32Array };

function isAfter({ keys, villas }: Heap, at: number, key: number, villa: number): boolean {
  const other = keys[at] as number;
  return other > key || (other === key && (villas[at] as number) > villa);
}

function put({ keys, villas }: Heap, at: number, key: number, villa: number): void {
  keys[at] = key;
  villas[at] = villa;
}

function move(heap: Heap, from: number, to: number): void {
  put(heap, to, heap.keys[from] as number, heap.villas[from] as number);
}

/**
 * Moves an entry from `from` down to its place within the first `size`; overwrites the entry at
 * `from`.
 */
function sink(heap: Heap, from: number, size: number, key: number, villa: number): void {
  let hole = from;
  for (let child = 2 * hole + 1; child < size; child = 2 * hole + 1) {
    const right = child + 1;
    const isRightLater =
      right < size &&
      isAfter(heap, right, heap.keys[child] as number, heap.villas[child] as number);
    const later = isRightLater ? right : child;
    if (!isAfter(heap, later, key, villa)) break;
    move(heap, later, hole);
    hole = later;
  }
  put(heap, hole, key, villa);
}

/** Moves an entry from `from` up to its place. */
function rise(heap: Heap, from: number, key: number, villa: number): void {
  let hole = from;
  while (hole > 0) {
    const parent = (hole - 1) >> 1;
    if (isAfter(heap, parent, key, villa)) break;
    move(heap, parent, hole);
    hole = parent;
  }
  put(heap, hole, key, villa);
}

/**
 * Offers a villa to a heap of at most `limit` entries, 1 or more and at most the length of its
 * arrays.
 */
export function offer(heap: Heap, limit: number, key: number, villa: number): void {
  if (heap.size < limit) rise(heap, heap.size++, key, villa);
  else if (isAfter(heap, 0, key, villa)) sink(heap, 0, heap.size, key, villa);
}

/** Sorts the kept villas in place, smallest key first; afterwards it is no longer a heap. */
export function sortKept(heap: Heap): void {
  for (let last = heap.size - 1; last > 0; last--) {
    const key = heap.keys[last] as number;
    const villa = heap.villas[last] as number;
    move(heap, 0, last);
    sink(heap, 0, last, key, villa);
  }
}
