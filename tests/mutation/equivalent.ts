/** Faults that change nothing anyone could see, each with the reason; they do not count. */
export const equivalent: readonly { file: string; from: string; to: string; why: string }[] = [];
