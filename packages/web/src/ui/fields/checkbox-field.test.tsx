import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { ControlState } from '../control-state.fixture.tsx';
import { CheckboxField } from './checkbox-field.tsx';

afterEach(cleanup);

it('has the values yes and no, and is toggled by its label', async () => {
  const onChange = vi.fn();
  render(
    <ControlState onChange={onChange}>
      {(bound) => <CheckboxField label="Work stopped" {...bound} />}
    </ControlState>,
  );
  const box = screen.getByRole<HTMLInputElement>('checkbox', { name: 'Work stopped' });
  expect(box.checked).toBe(false);
  await userEvent.click(screen.getByText('Work stopped'));
  expect(box.checked).toBe(true);
  await userEvent.click(box);
  expect(onChange.mock.calls).toEqual([['yes'], ['no']]);
});

it('is described by its help and its error', () => {
  render(
    <CheckboxField
      label="I have read it"
      help="All nine pages"
      error="Please read it"
      name="read"
      value="no"
      onChange={() => {}}
    />,
  );
  const box = screen.getByRole('checkbox');
  const texts = box
    .getAttribute('aria-describedby')
    ?.split(' ')
    .map((id) => document.getElementById(id)?.textContent);
  expect(texts).toEqual(['All nine pages', 'Please read it']);
  expect(box.getAttribute('aria-invalid')).toBe('true');
});
