/** Faults that change nothing anyone could see, each with the reason; they do not count. Lines as the command prints them. */
export const equivalent: readonly { file: string; before: string; after: string; why: string }[] = [];
