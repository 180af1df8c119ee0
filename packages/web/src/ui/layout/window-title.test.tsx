import { cleanup, render } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { Screen } from './screen.tsx';
import { CompanyName } from './window-title.tsx';

beforeEach(() => {
  document.head.innerHTML = '<title>As the page came</title>';
});
afterEach(() => {
  cleanup();
  document.head.innerHTML = '';
});

const page = (title: string, company: string) => (
  <CompanyName value={company}>
    <Screen key={title} title={title}>
      Its content
    </Screen>
  </CompanyName>
);

it('is the heading and the company, and follows both', () => {
  const { rerender } = render(page('Team', 'Quay Construction'));
  expect(document.title).toBe('Team · Quay Construction');
  rerender(page('Suppliers', 'Quay Construction'));
  expect(document.title).toBe('Suppliers · Quay Construction');
  rerender(page('Suppliers', 'Mill Builders'));
  expect(document.title).toBe('Suppliers · Mill Builders');
});

it('is that of index.html while no screen is shown', () => {
  const { unmount } = render(page('Team', 'Quay Construction'));
  unmount();
  expect(document.title).toBe('As the page came');
});

it('is of Sitewright where there is no company', () => {
  render(<Screen title="Team">Its content</Screen>);
  expect(document.title).toBe('Team · Sitewright');
});
