import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, expect, it } from 'vitest';
import { Toasts } from '../dialogs/toast.tsx';
import { loadRegion } from '../dialogs/toast-region.fixture.tsx';
import { editRow } from '../table/row-actions.ts';
import { RowMenu } from '../table/row-menu.tsx';
import { lazyDialog } from './lazy-dialog.tsx';

afterEach(cleanup);

type Closable = { onClose: () => void };

const Shown = ({ onClose }: Closable) => (
  <div role="dialog">
    <button type="button" onClick={onClose}>
      Close
    </button>
  </div>
);

function Page({ load }: { load: () => Promise<{ Shown: typeof Shown }> }) {
  const [Dialog] = useState(() => lazyDialog(load, 'Shown'));
  const [isOpen, setOpen] = useState(false);
  const actions = [
    editRow<string>(
      () => undefined,
      () => setOpen(true),
    ),
  ];
  return (
    <Toasts loadRegion={loadRegion}>
      <RowMenu row="Mill Lane" name="Mill Lane" actions={actions} />
      {isOpen && <Dialog onClose={() => setOpen(false)} />}
    </Toasts>
  );
}

async function edit() {
  await userEvent.click(screen.getByRole('button', { name: /^Actions/ }));
  await userEvent.click(await screen.findByRole('menuitem', { name: /^Edit/ }));
}

it('opens from a menu as soon as its code is here, also where nothing else on the page changes', async () => {
  render(<Page load={async () => ({ Shown })} />);
  await edit();
  await screen.findByRole('dialog');
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  await edit();
  expect(screen.getByRole('dialog')).toBeDefined();
});

it('closes and says so where its code does not come', async () => {
  render(<Page load={() => Promise.reject(new Error('no such file'))} />);
  await edit();
  await screen.findByText('This could not be opened');
  expect(screen.queryByRole('dialog')).toBeNull();
});
