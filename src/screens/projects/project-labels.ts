import type { DesignProject } from '#src/contracts/char-projects.ts';
import { projectTypeOf } from '#src/domain/project-types.ts';
import { pluralize } from '#src/lib/numbers.ts';

/** The name of a project's type; some programs save its code. */
export const typeName = ({ type }: Pick<DesignProject, 'type'>): string => projectTypeOf(type)?.name ?? type;

export const itemsText = (count: number): string => pluralize(count, 'item');

export const leedWords: Readonly<Record<DesignProject['leed'], string>> = {
  'new construction': 'New construction and all others',
  'core and shell': 'Core and shell, or warehouse',
};
