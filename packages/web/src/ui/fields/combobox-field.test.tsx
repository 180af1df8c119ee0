import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { FormEvent } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { ControlState } from '../control-state.fixture.tsx';
import { ComboboxField } from './combobox-field.tsx';

afterEach(cleanup);

const suppliers = [
  { value: '1', label: 'Bower Steel' },
  { value: '2', label: 'Harkness Formwork', hint: 'Leeds' },
  { value: '3', label: 'Société Générale' },
  { value: '4', label: 'Stanside Masonry' },
];

function show({ start = '', options = suppliers } = {}) {
  const onChange = vi.fn();
  const onSubmit = vi.fn((event: FormEvent) => event.preventDefault());
  render(
    <form onSubmit={onSubmit}>
      <ControlState start={start} onChange={onChange}>
        {(bound) => <ComboboxField label="Supplier" options={options} {...bound} />}
      </ControlState>
      <button type="submit">Save</button>
    </form>,
  );
  return { box: screen.getByRole<HTMLInputElement>('combobox'), onChange, onSubmit };
}
const offered = () => screen.queryAllByRole('option').map(({ textContent }) => textContent);
const activeOf = (box: HTMLElement) =>
  document.getElementById(box.getAttribute('aria-activedescendant') ?? '')?.textContent;

it('shows the label of what is chosen', () => {
  const { box } = show({ start: '4' });
  expect(box.value).toBe('Stanside Masonry');
  expect(box.getAttribute('aria-expanded')).toBe('false');
});

it.each([
  ['steel', ['Bower Steel']],
  ['societe gen', ['Société Générale']],
  ['leeds', ['Harkness FormworkLeeds']],
])('narrows the list to what contains %j', async (typed, found) => {
  const { box } = show();
  await userEvent.type(box, typed);
  expect(offered()).toEqual(found);
});

it('chooses with the keys alone, and Enter does not send the form', async () => {
  const { box, onChange, onSubmit } = show();
  box.focus();
  await userEvent.keyboard('{ArrowDown}');
  expect(activeOf(box)).toBe('Bower Steel');
  await userEvent.keyboard('{ArrowUp}');
  expect(activeOf(box)).toBe('Stanside Masonry');
  await userEvent.keyboard('{ArrowDown}{ArrowDown}');
  expect(activeOf(box)).toBe('Harkness FormworkLeeds');
  await userEvent.keyboard('{End}');
  expect(activeOf(box)).toBe('Stanside Masonry');
  await userEvent.keyboard('{Home}{Enter}');
  expect(onChange).toHaveBeenCalledExactlyOnceWith('1');
  expect(box.value).toBe('Bower Steel');
  expect(offered()).toEqual([]);
  expect(onSubmit).not.toHaveBeenCalled();
  expect(document.activeElement).toBe(box);
});

it('sends the form by Enter when its list is closed', async () => {
  const { box, onSubmit } = show({ start: '1' });
  box.focus();
  await userEvent.keyboard('{Enter}');
  expect(onSubmit).toHaveBeenCalledOnce();
});

it('chooses by a press, and keeps the focus', async () => {
  const { box, onChange } = show();
  await userEvent.click(box);
  await userEvent.click(screen.getByRole('option', { name: 'Stanside Masonry' }));
  expect(onChange).toHaveBeenCalledExactlyOnceWith('4');
  expect(document.activeElement).toBe(box);
});

it('replaces a choice by what is typed over it', async () => {
  const { box, onChange } = show({ start: '1' });
  await userEvent.click(box);
  await userEvent.keyboard('stan{Enter}');
  expect(onChange).toHaveBeenCalledExactlyOnceWith('4');
  await userEvent.keyboard('bow{Enter}');
  expect(onChange).toHaveBeenLastCalledWith('1');
});

it('marks what is chosen and begins there', async () => {
  const { box } = show({ start: '3' });
  await userEvent.click(box);
  expect(screen.getByRole('option', { selected: true }).textContent).toBe('Société Générale');
  expect(activeOf(box)).toBe('Société Générale');
});

it('goes back to what was chosen on Escape', async () => {
  const { box, onChange } = show({ start: '1' });
  await userEvent.click(box);
  await userEvent.keyboard('stan{Escape}');
  expect(box.value).toBe('Bower Steel');
  expect(offered()).toEqual([]);
  expect(onChange).not.toHaveBeenCalled();
});

it('selects a typed match on Tab, but not an option that was only visited', async () => {
  const { box, onChange } = show();
  box.focus();
  await userEvent.keyboard('{ArrowDown}');
  await userEvent.tab();
  expect(onChange).not.toHaveBeenCalled();
  box.focus();
  await userEvent.keyboard('stan');
  await userEvent.tab();
  expect(onChange).toHaveBeenCalledExactlyOnceWith('4');
  expect(document.activeElement).not.toBe(box);
});

it('says that nothing matches', async () => {
  const { box, onSubmit } = show();
  await userEvent.type(box, 'zzz{Enter}');
  expect(screen.getByText('No matches')).toBeTruthy();
  expect(box.getAttribute('aria-expanded')).toBe('false');
  expect(onSubmit).not.toHaveBeenCalled();
});

it('is cleared by its button and by emptying the box', async () => {
  const { box, onChange } = show({ start: '1' });
  await userEvent.click(screen.getByRole('button', { name: 'Clear supplier' }));
  expect(onChange).toHaveBeenLastCalledWith('');
  expect(box.value).toBe('');
  expect(document.activeElement).toBe(box);
  expect(screen.queryByRole('button', { name: 'Clear supplier' })).toBeNull();

  await userEvent.keyboard('bow{Enter}{Backspace}');
  expect(onChange.mock.calls).toEqual([[''], ['1'], ['']]);
});

it('shows at most fifty options and says how many there are', async () => {
  const options = Array.from({ length: 182 }, (_, n) => ({ value: `${n}`, label: `Item ${n}` }));
  const { box } = show({ options });
  await userEvent.click(box);
  expect(offered()).toHaveLength(50);
  expect(screen.getByText('First 50 of 182. Keep typing to find others.')).toBeTruthy();
  await userEvent.keyboard('181');
  expect(offered()).toEqual(['Item 181']);
});

it('lets Tab move to the next field, so that Enter there clears nothing', async () => {
  const { box, onChange } = show();
  box.focus();
  await userEvent.keyboard('bow{Enter}{Tab}');
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Save' }));
  expect(onChange).toHaveBeenLastCalledWith('1');
});
