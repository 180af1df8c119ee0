import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { ControlState } from '../control-state.fixture.tsx';
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

it('reports the chosen value', async () => {
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

it('takes values with other labels, and can be cleared', async () => {
  const onChange = vi.fn();
  render(
    <ControlState start="2" onChange={onChange}>
      {(bound) => (
        <SelectField
          label="Manager"
          placeholder="Choose a manager"
          options={[
            { value: '1', label: 'P Raman' },
            { value: '2', label: 'J Okafor' },
          ]}
          onClear={() => bound.onChange('')}
          {...bound}
        />
      )}
    </ControlState>,
  );
  const select = screen.getByLabelText<HTMLSelectElement>('Manager');
  expect(select.selectedOptions[0]?.textContent).toBe('J Okafor');
  await userEvent.selectOptions(select, 'P Raman');
  expect(onChange).toHaveBeenLastCalledWith('1');

  await userEvent.click(screen.getByRole('button', { name: 'Clear manager' }));
  expect(onChange).toHaveBeenLastCalledWith('');
  expect(select.selectedOptions[0]?.textContent).toBe('Choose a manager');
  expect(document.activeElement).toBe(select);
  expect(screen.queryByRole('button', { name: 'Clear manager' })).toBeNull();
});
