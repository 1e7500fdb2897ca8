/** A growing list of unsigned 32-bit numbers, far smaller than an array. */
export interface NumberBuffer {
  push: (value: number) => void;
  /** Valid until the next push. */
  values: () => Uint32Array;
}

export function createNumberBuffer(): NumberBuffer {
  let values = new Uint32Array(1024);
  let length = 0;
  return {
    push(value) {
      if (length === values.length) {
        const longer = new Uint32Array(length * 2);
        longer.set(values);
        values = longer;
      }
      values[length] = value;
      length += 1;
    },
    values: () => values.subarray(0, length),
  };
}
