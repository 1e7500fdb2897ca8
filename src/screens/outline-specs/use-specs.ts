import { useEffect, useState } from 'react';

import type { SpecSection } from '#src/contracts/spec-sections.ts';
import type { OutlineSpec, ReadSpec } from '#src/domain/project-manual/outline.ts';
import { sectionTree } from '#src/domain/specification/section-tree.ts';
import { specsOf } from '#src/screens/outline-specs/loaders.ts';
import type { LoadedOutline } from '#src/screens/outline-specs/loaders.ts';
import { sectionInProject } from '#src/stores/project-sections.ts';

/** By SpecWizard project and file name: a section as the person has decided it, or why it could not be read. */
type Contents = ReadonlyMap<string, ReadSpec | string>;

const keyOf = ({ seq, filename }: Pick<OutlineSpec, 'seq' | 'filename'>): string => `${seq}/${filename}`;

/** The specifications of a design project; each has its text as soon as it is there. */
export function useSpecs({ specwizards, sections }: LoadedOutline): readonly OutlineSpec[] {
  const [contents, setContents] = useState<Contents>(new Map());
  useEffect(() => {
    let isOver = false;
    for (const project of specwizards)
      for (const filename of project.filename)
        void sections.get(filename)?.then(({ data, error }) => {
          if (isOver) return;
          const content = data ? readSpec(project, filename, data) : error.message;
          setContents((before) => new Map(before).set(keyOf({ seq: project.seq, filename }), content));
        });
    return () => {
      isOver = true;
    };
  }, [specwizards, sections]);
  return specwizards
    .flatMap(specsOf)
    .map((spec) => ({ ...spec, content: contents.get(keyOf(spec)) ?? null }));
}

/** A section with what this person decided of it. */
export function readSpec(
  project: LoadedOutline['specwizards'][number],
  filename: string,
  section: SpecSection,
): ReadSpec {
  const tree = sectionTree(section);
  return { section, tree, state: sectionInProject(project, filename, tree).state };
}
