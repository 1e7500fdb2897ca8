import { expect, it } from 'vitest';

import { isProvince, provinces, stateOf, usStates } from '#src/lib/states.ts';

it('all states of the US and the District of Columbia are there, each once, by name', () => {
  expect(usStates).toHaveLength(51);
  expect(new Set(usStates.map(({ value }) => value)).size).toBe(51);
  expect(usStates.every(({ value }) => /^[A-Z]{2}$/.test(value))).toBe(true);
  expect(usStates.map(({ name }) => name)).toEqual(usStates.map(({ name }) => name).toSorted());
  expect(usStates).toContainEqual({ value: 'DC', name: 'District of Columbia' });
});

it('the ten provinces of Canada are kept with their country', () => {
  expect(provinces).toHaveLength(10);
  expect(provinces.every(({ value }) => /^[A-Z]{2}, CAN$/.test(value))).toBe(true);
  expect(provinces[0]).toEqual({ value: 'AB, CAN', name: 'Alberta' });
  expect(provinces.map(({ name }) => name)).toEqual(provinces.map(({ name }) => name).toSorted());
});

it.each([
  ['RI', 'Rhode Island', false],
  ['QC, CAN', 'Quebec', true],
])('%s is %s', (value, name, isCanadian) => {
  expect(stateOf(value)?.name).toBe(name);
  expect(isProvince(value)).toBe(isCanadian);
});

it.each(['', 'ri', 'XX', 'AB', 'YT, CAN', 'Rhode Island', 'constructor'])('“%s” is none', (value) => {
  expect(stateOf(value)).toBeNull();
  expect(isProvince(value)).toBe(false);
});
