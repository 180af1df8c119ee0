import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { ControlState } from '../control-state.fixture.tsx';
import { MoneyField } from './money-field.tsx';

afterEach(cleanup);

function show(start = '') {
  const onChange = vi.fn();
  render(
    <ControlState start={start} onChange={onChange}>
      {(bound) => <MoneyField label="Value" {...bound} />}
    </ControlState>,
  );
  return { box: screen.getByLabelText<HTMLInputElement>('Value'), onChange };
}

it.each([
  ['8420000.5', '8420000.50', '8,420,000.50'],
  ['8,420,000', '8420000.00', '8,420,000.00'],
  ['8 420 000.25', '8420000.25', '8,420,000.25'],
  ['12,34,567', '1234567.00', '1,234,567.00'],
  ['£1,234', '1234.00', '1,234.00'],
  ['£ 12', '12.00', '12.00'],
  ['.5', '0.50', '0.50'],
  ['0', '0.00', '0.00'],
  ['-8420000', '-8420000.00', '−8,420,000.00'],
  ['-£5', '-5.00', '−5.00'],
  ['−5', '-5.00', '−5.00'],
])('takes %j for %s and shows %s', async (typed, value, shown) => {
  const { box, onChange } = show();
  await userEvent.type(box, typed);
  await userEvent.tab();
  expect(onChange).toHaveBeenLastCalledWith(value);
  expect(box.value).toBe(shown);
});

it.each(['1.234', '1,50', '1 50', '1,,234', 'abc', '-', '1.2.3', '5£'])(
  'leaves %j as it was typed',
  async (typed) => {
    const { box, onChange } = show();
    await userEvent.type(box, typed);
    await userEvent.tab();
    expect(onChange).toHaveBeenLastCalledWith(typed);
  },
);

it('does not round, though it sets thousands apart', async () => {
  const { box } = show();
  await userEvent.type(box, '1234.56789');
  await userEvent.tab();
  expect(box.value).toBe('1,234.56789');
});

it('adds the pence only when it is left', async () => {
  const { box, onChange } = show();
  await userEvent.type(box, '12.5');
  expect(onChange).toHaveBeenLastCalledWith('12.5');
  expect(box.value).toBe('12.5');
});

it('can be corrected in place, and reports no change when it was only visited', async () => {
  const { box, onChange } = show('8420000.50');
  expect(box.value).toBe('8,420,000.50');
  await userEvent.click(box);
  await userEvent.tab();
  expect(onChange).not.toHaveBeenCalled();
  await userEvent.type(box, '1', { initialSelectionStart: 3, initialSelectionEnd: 4 });
  expect(box.value).toBe('8,410,000.50');
  expect(onChange).toHaveBeenLastCalledWith('8410000.50');
  await userEvent.type(box, '5', { initialSelectionStart: 9, initialSelectionEnd: 9 });
  await userEvent.tab();
  expect(onChange).toHaveBeenLastCalledWith('84100005.50');
  expect(box.value).toBe('84,100,005.50');
});
