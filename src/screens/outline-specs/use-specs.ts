import { useEffect, useMemo, useState } from 'react';

import type { SpecSection } from '#src/contracts/spec-sections.ts';
import type { OutlineSpec, ReadSpec } from '#src/domain/project-manual/outline.ts';
import { sectionTree } from '#src/domain/specification/section-tree.ts';
import { specsOf, type LoadedOutline } from '#src/screens/outline-specs/loaders.ts';
import { loadSectionOnce } from '#src/services/project-progress.ts';
import { sectionInProject } from '#src/stores/project-sections.ts';

/** By SpecWizard project and file name: the section with the person's decisions, or why it couldn't be loaded. */
type Contents = ReadonlyMap<string, ReadSpec | string>;

const keyOf = ({ seq, filename }: Pick<OutlineSpec, 'seq' | 'filename'>): string => `${seq}/${filename}`;

/** The specifications of a design project; each gets its text once loaded. */
export function useSpecs({ specwizards, sections }: LoadedOutline): readonly OutlineSpec[] {
  const [contents, setContents] = useState<Contents>(new Map());
  useEffect(() => {
    let isOver = false;
    for (const project of specwizards)
      for (const filename of project.filename)
        void loadSectionOnce(sections, filename).then(({ data, error }) => {
          if (isOver) return;
          const content = data ? readSpec(project, filename, data) : error.message;
          setContents((before) => new Map(before).set(keyOf({ seq: project.seq, filename }), content));
        });
    return () => {
      isOver = true;
    };
  }, [specwizards, sections]);
  return useMemo(
    () =>
      specwizards.flatMap(specsOf).map((spec) => ({ ...spec, content: contents.get(keyOf(spec)) ?? null })),
    [specwizards, contents],
  );
}

/** A section with this person's decisions. */
export function readSpec(
  project: LoadedOutline['specwizards'][number],
  filename: string,
  section: SpecSection,
): ReadSpec {
  const tree = sectionTree(section);
  return { section, tree, state: sectionInProject(project, filename, tree).state };
}
