import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect } from 'vitest';

/** The notifications take no clicks until they have counted the new one. */
export async function clickUndo(): Promise<void> {
  const undo = await screen.findByRole('button', { name: 'Undo' });
  const notifications = await screen.findByLabelText('Notifications (F8)');
  await waitFor(() => expect(notifications.style.pointerEvents).not.toBe('none'));
  await userEvent.click(undo);
}
