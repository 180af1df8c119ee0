import { act, cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { aSessionUser } from '../testing/a-session-user.ts';
import { fakeEventSource } from '../testing/fake-event-source.ts';
import { renderApp } from '../testing/render-with-api.tsx';
import { signedInAnswers } from '../testing/signed-in-answers.ts';

beforeEach(() => {
  fakeEventSource();
});
afterEach(() => {
  cleanup();
  window.scrollY = 0;
  vi.unstubAllGlobals();
});

async function openBar(address = '/team') {
  renderApp(address, aSessionUser(), ...signedInAnswers);
  return within(await screen.findByRole('navigation', { name: 'Quick links' }));
}

it('has nine places, five of them in the grid', async () => {
  const bar = await openBar();
  const rows = bar.getAllByRole('list').map((row) =>
    within(row)
      .getAllByRole('link')
      .map((link) => `${link.textContent} ${link.getAttribute('href')}`),
  );
  expect(rows).toEqual([
    [
      'Home /',
      'Contracts /projects',
      'Workforce /workforce',
      'Suppliers /suppliers',
      'Materials /materials',
    ],
    [
      'Cost Analysis /cost-analysis',
      'Carbon /carbon-footprint',
      'Risk /risk-assessment',
      'Settings /settings',
    ],
  ]);
});

it('marks the one place where somebody is', async () => {
  const bar = await openBar('/risk-assessment');
  const current = bar.getAllByRole('link', { current: 'page' });
  expect(current.map(({ textContent }) => textContent)).toEqual(['Risk']);
});

it('takes its second row away on the way down, and brings it back on the way up', async () => {
  const bar = await openBar();
  const row = bar.getAllByRole('list')[1] as HTMLElement;
  const scrollTo = (y: number) =>
    act(() => {
      window.scrollY = y;
      window.dispatchEvent(new Event('scroll'));
    });
  const isAside = () => row.classList.contains('h-0');
  expect(isAside()).toBe(false);
  scrollTo(200);
  expect(isAside()).toBe(true);
  scrollTo(195);
  expect(isAside()).toBe(true);
  scrollTo(150);
  expect(isAside()).toBe(false);
  scrollTo(400);
  scrollTo(0);
  expect(isAside()).toBe(false);
});

it('leaves the plus for a new diary entry to the header, where it covers nothing', async () => {
  await openBar();
  await userEvent.click(screen.getByRole('button', { name: 'New Diary Entry' }));
  await screen.findByRole('dialog', { name: 'New Diary Entry' });
});
