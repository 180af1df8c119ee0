import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { fillIn } from '../testing/fill-in.ts';
import { renderWithApi } from '../testing/render-with-api.tsx';
import { FormSheet } from './form-sheet.tsx';

afterEach(cleanup);

const idle = { isPending: false, error: null };

function Sheet({ onClose }: { onClose: () => void }) {
  const [name, setName] = useState('Pennick');
  const form = { hasFieldErrors: false, values: { name }, bind: {} };
  return (
    <FormSheet title="Edit Pennick" submitText="Save" command={idle} {...{ form, onClose }}>
      <input aria-label="Name" value={name} onChange={(e) => setName(e.target.value)} />
    </FormSheet>
  );
}

it('closes at once while it is as it came, and asks before typed words are lost', async () => {
  const onClose = vi.fn();
  renderWithApi(<Sheet onClose={onClose} />, null);
  const name = await screen.findByLabelText('Name');
  await userEvent.keyboard('{Escape}');
  expect(onClose).toHaveBeenCalledTimes(1);
  await fillIn(name, ' Ltd');
  await userEvent.keyboard('{Escape}');
  await screen.findByText('Leave without saving?');
  expect(onClose).toHaveBeenCalledTimes(1);
  await userEvent.click(screen.getByRole('button', { name: 'Leave' }));
  expect(onClose).toHaveBeenCalledTimes(2);
});
