import type { TextProps } from '#src/components/forms/use-submit-form.ts';
import type { ProfileField } from '#src/domain/account/profile.ts';
import { provinces, stateOf, usStates } from '#src/lib/states.ts';
import style from '#src/components/forms/form.module.css';
import { TextField } from '#src/ui/field.tsx';
import { SelectField } from '#src/ui/select-field.tsx';

interface Props {
  text: (field: ProfileField) => TextProps;
}

/** Autofill hints and input types. */
const inputProps: Readonly<
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

const office: readonly ProfileField[] = [
  'firm',
  'title',
  'phone',
  'website',
  'address',
  'city',
  'state',
  'zip',
];

export const NameFields = (props: Props) => (
  <div className="halves gap-3-4 one-column-599">
    <Line {...props} field="firstName" />
    <Line {...props} field="lastName" />
    <div className={style.wide}>
      <Line {...props} field="email" />
    </div>
  </div>
);

/** Optional details of the user's office. */
export const OfficeFields = (props: Props) => (
  <div className="halves gap-3-4 one-column-599">
    {office.map((field) =>
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

const Line = ({ text, field }: Props & { field: ProfileField }) => (
  <TextField {...text(field)} required={!office.includes(field)} {...inputProps[field]} />
);

function StateField({ text }: Props) {
  const { value, ...rest } = text('state');
  return (
    <SelectField {...rest} isOptional value={value} autoComplete={inputProps.state.autoComplete}>
      <option value="">Select</option>
      {/* A value that is not in our list, from older records, stays until the user picks another. */}
      {value !== '' && !stateOf(value) && <option value={value}>{value}</option>}
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
