import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it } from 'vitest';
import { PasswordField } from './password-field.tsx';

afterEach(cleanup);

it('shows and hides what was typed, by a button that is pressed or not and keeps its name', async () => {
  render(<PasswordField label="Password" name="password" value="secret" onChange={() => {}} />);
  const input = screen.getByLabelText<HTMLInputElement>('Password');
  expect(input.type).toBe('password');

  const show = screen.getByRole('button', { name: 'Show password' });
  expect(show.getAttribute('aria-pressed')).toBe('false');
  await userEvent.click(show);
  expect(input.type).toBe('text');

  expect(show.getAttribute('aria-pressed')).toBe('true');
  expect(show.textContent).toBe('Show password');
  await userEvent.click(show);
  expect(show.getAttribute('aria-pressed')).toBe('false');
  expect(input.type).toBe('password');
});
