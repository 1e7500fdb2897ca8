import type { OutlineSection, OutlineSpec } from '#src/domain/project-manual/outline.ts';

/** A section of the manual: a specification, or the outline's own text if there is none. */
export interface ManualChoice {
  section: OutlineSection;
  spec: OutlineSpec | null;
}

/** The sections of the choices, each with the specifications that are chosen. */
export function sectionsOf(choices: readonly ManualChoice[]): OutlineSection[] {
  const specs = Map.groupBy(choices, ({ section }) => section);
  return [...specs].map(([section, own]) => ({
    ...section,
    specs: own.flatMap(({ spec }) => (spec === null ? [] : [spec])),
  }));
}
