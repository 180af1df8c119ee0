import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { pressBesideDialog } from './dialog.fixture.ts';
import { Dialog } from './dialog.tsx';
import { shownToast } from './toast.fixture.ts';
import { Toasts, useToast } from './toast.tsx';
import { loadRegion } from './toast-region.fixture.tsx';

afterEach(cleanup);

function Example({ canClose = true }: { canClose?: boolean }) {
  const [isOpen, setOpen] = useState(false);
  const [step, setStep] = useState('First step');
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Open
      </button>
      <Dialog
        title={step}
        description="What it is about"
        isOpen={isOpen}
        {...(canClose && { onClose: () => setOpen(false) })}
      >
        <input aria-label="Fixed" readOnly />
        {step === 'First step' && <input aria-label="Name" />}
        <button type="button" onClick={() => setStep('Second step')}>
          Next
        </button>
      </Dialog>
    </>
  );
}

const open = () => userEvent.click(screen.getByRole('button', { name: 'Open' }));

it('is named and described, and puts the focus in its first open field', async () => {
  render(<Example />);
  await open();
  const dialog = screen.getByRole('dialog', { name: 'First step' });
  const description = document.getElementById(dialog.getAttribute('aria-describedby') ?? '');
  expect(description?.textContent).toBe('What it is about');
  expect(document.activeElement).toBe(screen.getByLabelText('Name'));
});

function Copy() {
  const toast = useToast();
  return (
    <button type="button" onClick={() => toast({ text: 'Link copied.' })}>
      Copy
    </button>
  );
}

it('closes at the first Escape, also under a notification', async () => {
  const onClose = vi.fn();
  render(
    <Toasts loadRegion={loadRegion}>
      <Dialog title="Link" isOpen onClose={onClose}>
        <Copy />
      </Dialog>
    </Toasts>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Copy' }));
  await shownToast();
  await userEvent.keyboard('{Escape}');
  expect(onClose).toHaveBeenCalledOnce();
});

it('moves the focus when it goes on to another step', async () => {
  render(<Example />);
  await open();
  screen.getByRole('button', { name: 'Close' }).focus();
  await userEvent.click(screen.getByRole('button', { name: 'Next' }));
  expect(screen.getByRole('dialog', { name: 'Second step' })).toBeTruthy();
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Next' }));
});

it.each([
  ['its cross', () => userEvent.click(screen.getByRole('button', { name: 'Close' }))],
  ['the Escape key', () => userEvent.keyboard('{Escape}')],
])('closes by %s and gives the focus back', async (_, close) => {
  render(<Example />);
  await open();
  await close();
  expect(screen.queryByRole('dialog')).toBeNull();
  await expect
    .poll(() => document.activeElement)
    .toBe(screen.getByRole('button', { name: 'Open' }));
});

it('closes by a press beside it', async () => {
  render(<Example />);
  await open();
  await pressBesideDialog();
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('cannot be left when it has nothing to do on closing', async () => {
  render(<Example canClose={false} />);
  await open();
  expect(screen.queryByRole('button', { name: 'Close' })).toBeNull();
  await userEvent.keyboard('{Escape}');
  await pressBesideDialog();
  expect(screen.getByRole('dialog')).toBeTruthy();
});
