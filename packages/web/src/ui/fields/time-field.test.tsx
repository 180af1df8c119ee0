import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { ControlState } from '../control-state.fixture.tsx';
import { TimeField } from './time-field.tsx';

afterEach(cleanup);

function show(start = '') {
  const onChange = vi.fn();
  render(
    <ControlState start={start} onChange={onChange}>
      {(bound) => <TimeField label="Start Time" {...bound} />}
    </ControlState>,
  );
  return { box: screen.getByLabelText<HTMLInputElement>('Start Time'), onChange };
}
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

it('keeps the text while the user types, and formats it on blur', async () => {
  const { box, onChange } = show();
  await userEvent.type(box, '5pm');
  expect(box.value).toBe('5pm');
  expect(onChange).toHaveBeenLastCalledWith('17:00');
  await userEvent.tab();
  expect(box.value).toBe('17:00');
});

it('leaves text that is no time for the schema to refuse', async () => {
  const { box, onChange } = show();
  await userEvent.type(box, '25:00');
  await userEvent.tab();
  expect(onChange).toHaveBeenLastCalledWith('25:00');
  expect(box.value).toBe('25:00');
});

it('moves by a quarter of an hour, over midnight too', async () => {
  const { box } = show('23:50');
  await press('Start Time 15 minutes later');
  expect(box.value).toBe('00:05');
  await press('Start Time 15 minutes earlier');
  await press('Start Time 15 minutes earlier');
  expect(box.value).toBe('23:35');
});

it('moves from the typed time, also on phones that keep the focus in the box', async () => {
  const { box } = show();
  await userEvent.type(box, '830');
  fireEvent.click(screen.getByRole('button', { name: 'Start Time 15 minutes later' }));
  expect(box.value).toBe('08:45');
});

it('starts at eight if it is empty', async () => {
  const { box } = show();
  await press('Start Time 15 minutes later');
  expect(box.value).toBe('08:00');
});
