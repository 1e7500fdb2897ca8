/** Numbers in groups 0 … n−1: those of group g are `values[offsets[g]] … values[offsets[g + 1] − 1]`. */
export interface GroupedNumbers {
  offsets: Uint32Array;
  values: Uint32Array;
}

/** Files `values[i]` under `groups[i]`, keeping their order. */
export function groupNumbers(groups: Uint32Array, values: Uint32Array, count: number): GroupedNumbers {
  const offsets = new Uint32Array(count + 1);
  for (const group of groups) offsets[group + 1] = (offsets[group + 1] ?? 0) + 1;
  for (let group = 0; group < count; group += 1) {
    offsets[group + 1] = (offsets[group + 1] ?? 0) + (offsets[group] ?? 0);
  }
  const next = offsets.slice();
  const filed = new Uint32Array(values.length);
  for (let at = 0; at < values.length; at += 1) {
    const group = groups[at] ?? 0;
    const place = next[group] ?? 0;
    filed[place] = values[at] ?? 0;
    next[group] = place + 1;
  }
  return { offsets, values: filed };
}
