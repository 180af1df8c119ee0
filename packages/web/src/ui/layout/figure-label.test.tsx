import type { FigureName } from '@sitewright/domain/figure-definitions';
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import { Toasts } from '../dialogs/toast.tsx';
import { loadRegion } from '../dialogs/toast-region.fixture.tsx';
import { FigureLabel } from './figure-label.tsx';

// Loaded late in the app, but not by the clock of a test.
beforeAll(() => import('./figure-definition.tsx'));
afterEach(cleanup);

const renderLabel = (name: FigureName) =>
  render(
    <Toasts loadRegion={loadRegion}>
      <FigureLabel name={name} />
    </Toasts>,
  );

it('says by keyboard what a figure is, and gives the focus back', async () => {
  renderLabel('Contract value');
  const label = screen.getByRole('button', { name: 'Contract value' });
  expect(label.getAttribute('aria-expanded')).toBe('false');
  await userEvent.tab();
  await vi.dynamicImportSettled();
  await userEvent.keyboard('{Enter}');
  const definition = await screen.findByRole('dialog', { name: 'Contract value: definition' });
  expect(definition.textContent).toContain('Original contract value + approved changes');
  expect(definition.textContent).toContain('ExcludesProposed and rejected changes, and VAT');
  expect(label.getAttribute('aria-expanded')).toBe('true');
  await userEvent.keyboard('{Escape}');
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(document.activeElement).toBe(label);
});

it('closes with a second press', async () => {
  renderLabel('CPI');
  const label = screen.getByRole('button', { name: 'CPI' });
  await userEvent.hover(label);
  await vi.dynamicImportSettled();
  await userEvent.click(label);
  await screen.findByRole('dialog', { name: 'CPI: definition' });
  await userEvent.click(label);
  expect(screen.queryByRole('dialog')).toBeNull();
});
