import { useMemo } from 'react';
import { useShallow } from 'zustand/shallow';

import { useScreenData } from '#src/components/page/screen-data.tsx';
import { outlineOf, type OutlineDivision } from '#src/domain/project-manual/outline.ts';
import type { LoadedOutline, outlineSpecs } from '#src/screens/outline-specs/loaders.ts';
import { binderItems } from '#src/screens/outline-specs/outline-items.ts';
import { useSpecs } from '#src/screens/outline-specs/use-specs.ts';
import { useDesignProjects } from '#src/stores/design-projects.ts';
import { useOutline } from '#src/stores/outline-work.ts';
import { useSpecwizardProjects } from '#src/stores/specwizard-projects.ts';

/** The loader's data, with the project and its SpecWizard projects from the stores. */
export function useLoadedOutline(): LoadedOutline {
  const loaded = useScreenData<typeof outlineSpecs>();
  const { seq } = loaded.project;
  const project =
    useDesignProjects(({ projects }) => projects?.find((one) => one.seq === seq)) ?? loaded.project;
  const specwizards = useSpecwizardProjects(
    useShallow(({ projects }) => projects?.filter((one) => one.project === seq) ?? loaded.specwizards),
  );
  return useMemo(() => ({ ...loaded, project, specwizards }), [loaded, project, specwizards]);
}

/** The outline of the project by division. */
export function useDivisions(loaded: LoadedOutline): readonly OutlineDivision[] {
  const { project, records } = loaded;
  const { edits, detail } = useOutline(project.seq);
  const specs = useSpecs(loaded);
  const items = useMemo(() => binderItems(project, records), [project, records]);
  return useMemo(() => outlineOf({ items, specs, edits, detail }), [items, specs, edits, detail]);
}
