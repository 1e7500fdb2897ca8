import { create } from 'zustand';

import { onUserChange } from '#src/stores/session.ts';

/** A form that was just sent. */
export interface LastSent {
  /** `Your request was sent.` */
  title: string;
  /** One sentence about what happens next. */
  text: string;
  /** The recipients, each with a reference number. */
  lines: readonly { label: string; href: string | null; reference: string }[];
  /** Links to useful pages. */
  next: readonly { label: string; href: string }[];
}

/** In memory only; a reload clears it. */
export const useLastSent = create<{ sent: LastSent | null }>()(() => ({ sent: null }));

export function rememberSent(sent: LastSent): void {
  useLastSent.setState({ sent });
}

onUserChange(() => useLastSent.setState({ sent: null }));
