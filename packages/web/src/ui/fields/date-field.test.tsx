import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { ControlState } from '../control-state.fixture.tsx';
import { DateField } from './date-field.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

type Limits = { min?: string; max?: string };

function show(start = '', limits: Limits = {}) {
  const onChange = vi.fn();
  render(
    <ControlState start={start} onChange={onChange}>
      {(bound) => <DateField label="Start date" today="2026-11-15" {...limits} {...bound} />}
    </ControlState>,
  );
  return { box: screen.getByLabelText<HTMLInputElement>('Start date'), onChange };
}
const press = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }));

it('parses typed text as an ISO date, formats it on blur and shows it in words', async () => {
  const { box, onChange } = show();
  await userEvent.type(box, '15 nov');
  expect(box.value).toBe('15 nov');
  expect(onChange).toHaveBeenLastCalledWith('2026-11-15');
  await userEvent.tab();
  expect(box.value).toBe('15/11/2026');
  expect(screen.getByText('Sun 15 Nov 2026').id).toBe(box.getAttribute('aria-describedby'));
});

it('counts from today', async () => {
  const { onChange, box } = show();
  await userEvent.type(box, '+28');
  expect(onChange).toHaveBeenLastCalledWith('2026-12-13');
});

it('leaves text that is no date for the schema to refuse', async () => {
  const { box, onChange } = show();
  await userEvent.type(box, '31/02/2026');
  await userEvent.tab();
  expect(onChange).toHaveBeenLastCalledWith('31/02/2026');
  expect(box.value).toBe('31/02/2026');
  const note = screen.getByText('There is no such date');
  expect(note.id).toBe(box.getAttribute('aria-describedby'));
});

it('opens a calendar at its date, Monday first, and takes the day that is picked', async () => {
  const { box, onChange } = show('2026-11-15');
  await press('Choose start date');
  expect(await screen.findByRole('grid', { name: 'November 2026' })).toBeTruthy();
  const weekdays = document.querySelectorAll('th[scope="col"]');
  expect(weekdays[0]?.getAttribute('aria-label')).toBe('Monday');
  await press(/\b24 November 2026/);
  expect(onChange).toHaveBeenCalledExactlyOnceWith('2026-11-24');
  expect(box.value).toBe('24/11/2026');
  expect(screen.queryByRole('grid')).toBeNull();
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Choose start date' }));
});

it('walks the days, weeks, months and years of the calendar by its keys, and no further than its limits', async () => {
  const { onChange } = show('2026-01-31', { min: '2025-12-30', max: '2026-02-27' });
  await press('Choose start date');
  await screen.findByRole('grid', { name: 'January 2026' });
  const isAt = (day: string) => expect(document.activeElement?.textContent).toBe(day);
  isAt('31');
  for (const [key, day, month] of [
    ['{ArrowLeft}', '30', 'January 2026'],
    ['{ArrowUp}', '23', 'January 2026'],
    ['{Home}', '19', 'January 2026'],
    ['{End}', '25', 'January 2026'],
    ['{ArrowDown}{ArrowDown}', '8', 'February 2026'],
    ['{PageUp}{PageUp}', '30', 'December 2025'],
    ['{Shift>}{PageDown}{/Shift}', '27', 'February 2026'],
    ['{ArrowRight}', '27', 'February 2026'],
  ] as const) {
    await userEvent.keyboard(key);
    isAt(day);
    expect(screen.getByRole('grid', { name: month })).toBeTruthy();
  }
  await userEvent.keyboard('{Enter}');
  expect(onChange).toHaveBeenLastCalledWith('2026-02-27');
});

it('turns to another month by a button, which keeps the focus', async () => {
  show('2026-01-31', { max: '2026-02-27' });
  await press('Choose start date');
  await press('Next month');
  expect(screen.getByRole('grid', { name: 'February 2026' })).toBeTruthy();
  const next = screen.getByRole('button', { name: 'Next month' });
  expect(document.activeElement).toBe(next);
  expect(next.getAttribute('aria-disabled')).toBe('true');
  await press('Next month');
  await press('Previous month');
  expect(screen.getByRole('grid', { name: 'January 2026' })).toBeTruthy();
});

it('stays on its day if there is no month to turn to', async () => {
  show('2026-02-10', { min: '2026-02-01', max: '2026-02-27' });
  await press('Choose start date');
  await press('Next month');
  await press('Previous month');
  const day = await screen.findByRole('button', { name: /\b10 February 2026/ });
  expect(day.getAttribute('tabindex')).toBe('0');
});

it('offers no day outside its limits', async () => {
  show('2026-11-15', { min: '2026-11-10', max: '2026-11-20' });
  await press('Choose start date');
  const day = async (name: RegExp) => screen.findByRole<HTMLButtonElement>('button', { name });
  expect((await day(/\b9 November 2026/)).disabled).toBe(true);
  expect((await day(/\b10 November 2026/)).disabled).toBe(false);
  expect((await day(/\b20 November 2026/)).disabled).toBe(false);
  expect((await day(/\b21 November 2026/)).disabled).toBe(true);
});

it('opens the phone’s own picker under a thumb', async () => {
  vi.stubGlobal('matchMedia', (query: string) => ({ matches: query === '(pointer: coarse)' }));
  const { box } = show('2026-11-15', { max: '2026-11-20' });
  const native = box.parentElement?.querySelector<HTMLInputElement>('input[type="date"]');
  const showPicker = vi.fn();
  Object.assign(native ?? {}, { showPicker });
  await press('Choose start date');
  expect(showPicker).toHaveBeenCalledOnce();
  expect(native?.value).toBe('2026-11-15');
  expect(native?.max).toBe('2026-11-20');
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('has no picker when it is read-only', () => {
  render(
    <DateField label="Start date" name="it" value="2026-11-15" onChange={() => {}} readOnly />,
  );
  expect(screen.queryByRole('button')).toBeNull();
});
