import { create } from 'zustand';

import { onUserChange } from '#src/stores/session.ts';

/** A form that was just sent. */
export interface LastSent {
  /** `Your request was sent.` */
  title: string;
  /** One plain sentence: what happens now. */
  text: string;
  /** To whom, and under which reference. */
  lines: readonly { label: string; href: string | null; reference: string }[];
  /** Where to go on from here. */
  next: readonly { label: string; href: string }[];
}

/** In memory only: a reload forgets it. */
export const useLastSent = create<{ sent: LastSent | null }>()(() => ({ sent: null }));

export function rememberSent(sent: LastSent): void {
  useLastSent.setState({ sent });
}

onUserChange(() => useLastSent.setState({ sent: null }));
