import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { ButtonWithReason, type Obstacle } from './disabled-reason.tsx';

afterEach(cleanup);

async function press(obstacle: Obstacle | undefined, isBlocked = false) {
  const onClick = vi.fn();
  render(
    <ButtonWithReason obstacle={obstacle} isBlocked={isBlocked} onClick={onClick}>
      Delete
    </ButtonWithReason>,
  );
  const button = screen.getByRole('button', { name: 'Delete' });
  await userEvent.click(button);
  return { presses: onClick.mock.calls.length, reason: button.getAttribute('aria-describedby') };
}

it('is a button like any other without an obstacle', async () => {
  expect(await press(undefined)).toEqual({ presses: 1, reason: null });
});

it('ignores presses and says why', async () => {
  const pressed = await press({ message: 'Photos hang on it.' });
  expect(pressed).toEqual({ presses: 0, reason: screen.getByText('Photos hang on it.').id });
});

it('can be blocked for a while without a reason', async () => {
  expect(await press(undefined, true)).toEqual({ presses: 0, reason: null });
});
