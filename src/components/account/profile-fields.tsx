import type { ProfileFields as Draft } from '#src/contracts/circulation.ts';
import { profileFieldNames, profileLabels } from '#src/domain/account/profile.ts';
import type { ProfileField } from '#src/domain/account/profile.ts';
import { provinces, stateOf, usStates } from '#src/domain/states.ts';
import style from '#src/components/forms/form.module.css';
import { TextField } from '#src/ui/field.tsx';
import { SelectField } from '#src/ui/select-field.tsx';

interface Props {
  draft: Draft;
  change: (part: Partial<Draft>) => void;
  problems: Readonly<Record<string, string>>;
  idOf: (field: ProfileField) => string;
}

/** How browsers fill them in, and which keyboard a phone shows. */
const habits: Readonly<
  Record<ProfileField, { autoComplete: string; type?: string; inputMode?: 'numeric' | 'url' }>
> = {
  firstName: { autoComplete: 'given-name' },
  lastName: { autoComplete: 'family-name' },
  email: { autoComplete: 'email', type: 'email' },
  firm: { autoComplete: 'organization' },
  title: { autoComplete: 'organization-title' },
  phone: { autoComplete: 'tel-national', type: 'tel' },
  website: { autoComplete: 'url', inputMode: 'url' },
  address: { autoComplete: 'street-address' },
  city: { autoComplete: 'address-level2' },
  state: { autoComplete: 'address-level1' },
  zip: { autoComplete: 'postal-code', inputMode: 'numeric' },
};

const needed: readonly ProfileField[] = ['firstName', 'lastName', 'email'];

/** Who somebody is. */
export function PersonFields(props: Props) {
  return (
    <div className={style.fields}>
      <Line {...props} field="firstName" />
      <Line {...props} field="lastName" />
      <div className={style.wide}>
        <Line {...props} field="email" />
      </div>
    </div>
  );
}

/** Where they work; all of it may stay empty. */
export function OfficeFields(props: Props) {
  return (
    <div className={style.fields}>
      {profileFieldNames.slice(needed.length).map((field) =>
        field === 'state' ? (
          <StateField key={field} {...props} />
        ) : (
          <div key={field} className={field === 'address' ? style.wide : undefined}>
            <Line {...props} field={field} />
          </div>
        ),
      )}
    </div>
  );
}

function Line({ draft, change, problems, idOf, field }: Props & { field: ProfileField }) {
  return (
    <TextField
      id={idOf(field)}
      name={field}
      label={profileLabels[field]}
      required={needed.includes(field)}
      value={draft[field]}
      error={problems[field]}
      {...habits[field]}
      onChange={({ target }) => change({ [field]: target.value })}
    />
  );
}

function StateField({ draft, change, problems, idOf }: Props) {
  return (
    <SelectField
      id={idOf('state')}
      name="state"
      label={profileLabels.state}
      value={draft.state}
      error={problems['state']}
      autoComplete={habits.state.autoComplete}
      onChange={({ target }) => change({ state: target.value })}
    >
      <option value="">Not said</option>
      {/* What an older list called otherwise stays as it is until something else is chosen. */}
      {draft.state !== '' && !stateOf(draft.state) && <option value={draft.state}>{draft.state}</option>}
      <optgroup label="United States">
        {usStates.map(({ value, name }) => (
          <option key={value} value={value}>
            {name}
          </option>
        ))}
      </optgroup>
      <optgroup label="Canada">
        {provinces.map(({ value, name }) => (
          <option key={value} value={value}>
            {name}
          </option>
        ))}
      </optgroup>
    </SelectField>
  );
}
