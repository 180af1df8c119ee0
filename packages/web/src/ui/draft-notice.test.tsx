import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { DraftNotice } from './draft-notice.tsx';

afterEach(cleanup);

it('says when the draft was saved, and lets the user discard it', async () => {
  const discard = vi.fn();
  render(<DraftNotice savedAt="2026-11-15T14:02:00.000Z" onDiscard={discard} />);
  screen.getByText('Your draft from 15/11/2026 14:02 has been restored.');
  await userEvent.click(screen.getByRole('button', { name: 'Discard draft' }));
  expect(discard).toHaveBeenCalledOnce();
});
