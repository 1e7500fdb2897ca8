import { create } from 'zustand';

/** The file of their own that a visitor looks at: it stays in this tab's memory, and is never sent. */
export const useOwnFile = create<{ file: File | null }>()(() => ({ file: null }));

export function takeOwnFile(file: File | null): void {
  useOwnFile.setState({ file });
}
