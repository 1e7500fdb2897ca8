import { create } from 'zustand';

/** The visitor's own file in the viewer: it stays in this tab's memory and is never uploaded. */
export const useOwnFile = create<{ file: File | null }>()(() => ({ file: null }));

export function takeOwnFile(file: File | null): void {
  useOwnFile.setState({ file });
}
