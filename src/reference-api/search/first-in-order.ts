/**
 * The first `count` documents in an order, sorted, without sorting them all: a heap whose top is the last of those
 * kept so far. `isBefore` must be a strict total order.
 */
export function firstInOrder(
  documents: Uint32Array,
  count: number,
  isBefore: (a: number, b: number) => boolean,
): number[] {
  if (count <= 0) return [];
  const heap: number[] = [];
  const at = (place: number) => heap[place] ?? 0;
  const swap = (first: number, second: number) => {
    const swapped = at(first);
    heap[first] = at(second);
    heap[second] = swapped;
  };
  const rise = (start: number) => {
    let place = start;
    while (place > 0) {
      const parent = (place - 1) >> 1;
      if (!isBefore(at(parent), at(place))) break;
      swap(parent, place);
      place = parent;
    }
  };
  const sink = () => {
    let place = 0;
    for (;;) {
      let last = place;
      for (const child of [2 * place + 1, 2 * place + 2]) {
        if (child < heap.length && isBefore(at(last), at(child))) last = child;
      }
      if (last === place) return;
      swap(place, last);
      place = last;
    }
  };
  for (const document of documents) {
    if (heap.length < count) {
      heap.push(document);
      rise(heap.length - 1);
    } else if (isBefore(document, at(0))) {
      heap[0] = document;
      sink();
    }
  }
  return heap.toSorted((a, b) => (isBefore(a, b) ? -1 : 1));
}
