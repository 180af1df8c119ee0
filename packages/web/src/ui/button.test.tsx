import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { Button } from './button.tsx';

afterEach(cleanup);

it('does its action when it is pressed', async () => {
  const press = vi.fn();
  render(<Button onClick={press}>Save</Button>);
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  expect(press).toHaveBeenCalledOnce();
});

it('ignores a second press while pending, and keeps the focus', async () => {
  const press = vi.fn();
  render(
    <Button isPending pendingLabel="Saving..." onClick={press}>
      Save
    </Button>,
  );
  const button = screen.getByRole<HTMLButtonElement>('button', { name: 'Saving...' });
  await userEvent.click(button);
  expect(press).not.toHaveBeenCalled();
  expect(button.getAttribute('aria-disabled')).toBe('true');
  expect(button.disabled).toBe(false);
  expect(document.activeElement).toBe(button);
});

it('ignores presses while disabled, but can be focused', async () => {
  const press = vi.fn();
  render(
    <Button isBlocked onClick={press}>
      Save
    </Button>,
  );
  await userEvent.tab();
  const button = screen.getByRole('button', { name: 'Save' });
  expect(document.activeElement).toBe(button);
  expect(button.getAttribute('aria-disabled')).toBe('true');
  expect(button.hasAttribute('aria-busy')).toBe(false);
  await userEvent.keyboard('{Enter}');
  await userEvent.click(button);
  expect(press).not.toHaveBeenCalled();
});

it('keeps its name while pending without a pending label', () => {
  render(<Button isPending>Save</Button>);
  expect(screen.getByRole('button', { name: 'Save' })).toBeTruthy();
});

it('does not send a form twice with the Enter key', async () => {
  const send = vi.fn((event: SubmitEvent) => event.preventDefault());
  const { container } = render(
    <form>
      <input aria-label="Name" />
      <Button type="submit" isPending>
        Save
      </Button>
    </form>,
  );
  container.querySelector('form')?.addEventListener('submit', send);
  await userEvent.type(screen.getByLabelText('Name'), 'Ann{Enter}');
  expect(send).not.toHaveBeenCalled();
});
