import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type ComponentProps, useState } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { ConfirmDialog } from './confirm-dialog.tsx';

afterEach(cleanup);

type Over = Partial<ComponentProps<typeof ConfirmDialog>>;

function Example({ onCancel, ...over }: Over) {
  const [isOpen, setOpen] = useState(false);
  const cancel = () => {
    setOpen(false);
    onCancel?.();
  };
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Open
      </button>
      <ConfirmDialog
        title="Delete Mesh A393?"
        description="It cannot be brought back."
        onConfirm={() => {}}
        {...over}
        isOpen={isOpen}
        onCancel={cancel}
      />
    </>
  );
}

const button = (name: string) => screen.getByRole('button', { name });

async function ask(over: Over = {}) {
  render(<Example {...over} />);
  await userEvent.click(button('Open'));
}

it('is named and described, and answered by Confirm or Cancel', async () => {
  await ask();
  const dialog = screen.getByRole('alertdialog', { name: 'Delete Mesh A393?' });
  const description = document.getElementById(dialog.getAttribute('aria-describedby') ?? '');
  expect(description?.textContent).toBe('It cannot be brought back.');
  expect([button('Cancel'), button('Confirm')]).toHaveLength(2);
});

it('may use other words', async () => {
  await ask({ confirmText: 'Log out', cancelText: 'Stay signed in' });
  expect([button('Stay signed in'), button('Log out')]).toHaveLength(2);
});

it.each([
  ['destructive', 'Cancel'],
  ['warning', 'Cancel'],
  ['info', 'Confirm'],
] as const)('puts the focus of a %s question on %s', async (variant, name) => {
  await ask({ variant });
  expect(document.activeElement).toBe(button(name));
});

it.each([
  ['destructive', () => button('Cancel')],
  ['warning', () => screen.getByLabelText('Reason')],
] as const)('a field does not change that it is %s', async (variant, focused) => {
  await ask({ variant, children: <input aria-label="Reason" /> });
  expect(document.activeElement).toBe(focused());
});

it('does the action on request', async () => {
  const onConfirm = vi.fn();
  await ask({ onConfirm });
  await userEvent.click(button('Confirm'));
  expect(onConfirm).toHaveBeenCalledOnce();
});

it('also confirms by Enter in a field, but not while disabled', async () => {
  const onConfirm = vi.fn();
  const children = <input aria-label="Word" />;
  await ask({ onConfirm, children });
  await userEvent.type(screen.getByLabelText('Word'), 'DELETE{Enter}');
  expect(onConfirm).toHaveBeenCalledOnce();
  cleanup();
  await ask({ onConfirm, children, isBlocked: true });
  await userEvent.type(screen.getByLabelText('Word'), 'DELETE{Enter}');
  screen.getByLabelText<HTMLInputElement>('Word').form?.requestSubmit();
  expect(onConfirm).toHaveBeenCalledOnce();
});

it.each([
  ['Cancel', () => userEvent.click(button('Cancel'))],
  ['the Escape key', () => userEvent.keyboard('{Escape}')],
])('is left by %s, and gives the focus back', async (_, leave) => {
  const onCancel = vi.fn();
  await ask({ onCancel });
  await leave();
  expect(onCancel).toHaveBeenCalledOnce();
  expect(screen.queryByRole('alertdialog')).toBeNull();
  await expect.poll(() => document.activeElement).toBe(button('Open'));
});

it('cannot be left or answered twice while the action is under way', async () => {
  const [onConfirm, onCancel] = [vi.fn(), vi.fn()];
  await ask({ isPending: true, onConfirm, onCancel });
  await userEvent.keyboard('{Escape}');
  await userEvent.click(button('Cancel'));
  await userEvent.click(button('Confirm'));
  expect([onConfirm, onCancel].map(({ mock }) => mock.calls.length)).toEqual([0, 0]);
});

it('stays disabled while something is missing', async () => {
  const onConfirm = vi.fn();
  await ask({ isBlocked: true, onConfirm });
  await userEvent.click(button('Confirm'));
  expect(onConfirm).not.toHaveBeenCalled();
});
