import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';

import { SelectField } from '#src/ui/select-field.tsx';

it('a choice that always has a value is neither required nor optional', () => {
  render(
    <SelectField label="Order">
      <option>By number</option>
    </SelectField>,
  );
  expect(screen.getByRole('combobox', { name: 'Order' })).not.toBeRequired();
});

it('a choice that may be left open says so, as any field', () => {
  render(
    <SelectField label="State" isOptional>
      <option value="">Select</option>
    </SelectField>,
  );
  expect(screen.getByRole('combobox', { name: 'State (optional)' })).not.toBeRequired();
});
