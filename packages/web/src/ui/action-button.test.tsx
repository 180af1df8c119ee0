import { notAllowed, type Problem } from '@sitewright/domain/kernel/problem';
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { ActionButton } from './action-button.tsx';

afterEach(cleanup);

type Over = {
  obstacle?: Problem;
  isPending?: boolean;
  error?: Error;
  describe?: (error: Error) => string;
};

function show({ obstacle, isPending = false, error, ...rest }: Over = {}) {
  const press = vi.fn();
  const command = { isPending, error: error ?? null };
  const action = { label: 'Close', subject: 'Loose board', onPress: press };
  render(<ActionButton {...action} obstacle={obstacle} command={command} {...rest} />);
  return { press, button: screen.getByRole('button', { name: 'Close: Loose board' }) };
}

it('runs its action', async () => {
  const { press, button } = show();
  await userEvent.click(button);
  expect(press).toHaveBeenCalledOnce();
  expect(button.hasAttribute('aria-describedby')).toBe(false);
});

it('shows why it is disabled, also to keyboard users', async () => {
  const { press, button } = show({ obstacle: notAllowed });
  await userEvent.tab();
  expect(document.activeElement).toBe(button);
  const reason = screen.getByText(notAllowed.message);
  expect(button.getAttribute('aria-describedby')).toBe(reason.id);
  await userEvent.keyboard('{Enter}');
  expect(press).not.toHaveBeenCalled();
});

it('keeps the focus and ignores a second press while pending', async () => {
  const { press, button } = show({ isPending: true });
  await userEvent.click(button);
  expect(document.activeElement).toBe(button);
  expect(press).not.toHaveBeenCalled();
});

it('shows why the action failed', () => {
  show({ error: new Error('409: This issue is closed.') });
  expect(screen.getByRole('alert').textContent).toBe('409: This issue is closed.');
});

it('shows the details of the error if there are any', () => {
  show({ error: Object.assign(new Error('502: <html>'), { inWords: '502: Bad Gateway' }) });
  expect(screen.getByRole('alert').textContent).toBe('502: Bad Gateway');
});
