import { useLoaded } from '#src/components/page/use-loaded.ts';
import { maxProjectName } from '#src/contracts/forms/project.ts';
import { mayEdit } from '#src/domain/design-projects/project-right.ts';
import { loadDesignProjects } from '#src/services/design-project-changes.ts';
import { TextField } from '#src/ui/field.tsx';
import { SelectField } from '#src/ui/select-field.tsx';

interface Fields {
  name: string;
  /** The design project it belongs to; null for none. */
  project: number | null;
}

interface Props {
  fields: Fields;
  /** Message at the name field. */
  problem: string | null;
  /** True if the person may not move it to another design project. */
  isFixed?: boolean;
  onChange: (part: Partial<Fields>) => void;
}

/** Name and design project of a SpecWizard project. */
export function NewProjectFields({ fields: { name, project }, problem, isFixed = false, onChange }: Props) {
  const { data, failure } = useLoaded(loadDesignProjects);
  const list = (data ?? []).filter((one) => (isFixed ? one.seq === project : mayEdit(one)));
  return (
    <>
      <TextField
        label="Project name"
        name="name"
        required
        autoComplete="off"
        maxLength={maxProjectName}
        value={name}
        error={problem}
        onChange={({ target }) => onChange({ name: target.value })}
      />
      <SelectField
        isOptional
        label="Design project"
        name="project"
        value={project ?? ''}
        hint={
          failure !== null
            ? 'Couldn’t load your design projects. You can choose one later.'
            : 'Downloading a document updates its last specification date.'
        }
        onChange={({ target: { value } }) => onChange({ project: value === '' ? null : Number(value) })}
      >
        {!isFixed && <option value="">None</option>}
        {project !== null && !list.some(({ seq }) => seq === project) && (
          <option value={project}>Project {project}</option>
        )}
        {list.map((one) => (
          <option key={one.seq} value={one.seq}>
            {one.name}
          </option>
        ))}
      </SelectField>
    </>
  );
}
