import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { SelectField } from './select-field.tsx';

afterEach(cleanup);

const options = ['Director', 'Buyer'];

it('offers no option with an empty value', () => {
  render(
    <SelectField
      label="Role"
      name="role"
      value=""
      onChange={() => {}}
      placeholder="Select a role"
      options={options}
    />,
  );
  const select = screen.getByLabelText<HTMLSelectElement>('Role');
  const values = [...select.options].map(({ value }) => value);
  expect(values.every(Boolean)).toBe(true);
  expect(values.slice(1)).toEqual(options);
  expect(select.selectedOptions[0]?.textContent).toBe('Select a role');
  expect(select.options[0]?.disabled).toBe(true);
});

it('tells what was chosen', async () => {
  const onChange = vi.fn();
  render(
    <SelectField
      label="Role"
      name="role"
      value=""
      onChange={onChange}
      placeholder="Select a role"
      options={options}
    />,
  );
  await userEvent.selectOptions(screen.getByLabelText('Role'), 'Buyer');
  expect(onChange).toHaveBeenCalledWith('Buyer');
});
