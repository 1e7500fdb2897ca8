import { useEffect, useEffectEvent, useState } from 'react';

import { viewFrom, viewText, type ModelView } from '#src/domain/viewer/model/model-view.ts';

export type ChangeView = (part: Partial<ModelView>) => void;

/** The view of a model: starts with the one in the URL, and reports every change. */
export function useModelView(text: string, onView: (text: string) => void): readonly [ModelView, ChangeView] {
  const [view, setView] = useState(() => viewFrom(text));
  const next = viewText(view);
  const tell = useEffectEvent(onView);
  useEffect(() => tell(next), [next]);
  return [view, (part) => setView((before) => ({ ...before, ...part }))];
}
