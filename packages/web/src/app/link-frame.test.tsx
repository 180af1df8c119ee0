import { purchaseOrdersApi } from '@sitewright/domain/purchase-orders/api';
import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { answer } from '../testing/fake-api.ts';
import { renderLink } from '../testing/render-with-api.tsx';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

it('says who gave the link, until when it works and what is recorded', async () => {
  renderLink('toolboxTalk');
  await screen.findByText(
    'Northgate Construction gave you this link. It is valid until 15/12/2026 09:00. Your name and what you do here are recorded.',
  );
});

it('says that it did not load, where a part of it breaks', async () => {
  vi.spyOn(console, 'error').mockReturnValue();
  renderLink(
    'purchaseOrder',
    answer(purchaseOrdersApi.readByLink, () => ({ items: null }) as never),
  );
  await screen.findByRole('heading', { name: 'This page did not load' });
  expect(screen.getByRole('button', { name: 'Load again' })).toBeTruthy();
});
