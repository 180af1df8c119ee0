import { act, cleanup, screen, waitFor } from '@testing-library/react';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { aSessionUser } from '../testing/a-session-user.ts';
import { fakeEventSource } from '../testing/fake-event-source.ts';
import { renderApp } from '../testing/render-with-api.tsx';
import { signedInAnswers } from '../testing/signed-in-answers.ts';

const addresses = [
  ['/', 'Contracts'],
  ['/projects', 'Contracts'],
  ['/contracts', 'Contracts'],
  ['/project/quay-street', 'Quay Street'],
  ['/projects/quay-street', 'Quay Street'],
  ['/entries', 'All entries'],
  ['/create-contract', 'Create a contract'],
  ['/edit-project/1', 'Edit a contract'],
  ['/activity-logs', 'Activity logs'],
  ['/team', 'Team management'],
  ['/organizations', 'Your companies'],
  ['/settings', 'User settings'],
  ['/share', 'Shared photos'],
  ['/wellbeing', 'Wellbeing'],
  ['/auth-debug', 'Authentication debug'],
  ['/risk-assessment', 'Risk assessment'],
  ['/project/quay-street/carbon-footprint', 'Quay Street'],
  ['/carbon-footprint/quay-street', 'Quay Street'],
  ['/carbon-footprint', 'Carbon footprint'],
  ['/carbon-settings', 'Carbon standards'],
  ['/cost-analysis/quay-street', 'Cost analysis'],
  ['/cost-analysis', 'Cost analysis'],
  ['/project/quay-street/site-issues', 'Quay Street'],
  ['/project/quay-street/site-issues/new', 'Quay Street'],
  ['/project/quay-street/site-issues/edit/3', 'Quay Street'],
  ['/data-backup', 'Data backup'],
  ['/suppliers', 'Suppliers'],
  ['/company', 'Company profile'],
  ['/materials', 'Materials'],
  ['/materials/new', 'New material'],
  ['/materials/edit/1', 'Edit material'],
  ['/workforce', 'Workforce'],
  ['/workforce/new', 'New worker'],
  ['/workforce/edit/1', 'Edit worker'],
  ['/email-templates', 'Email templates'],
  ['/email-templates/demo', 'Email template demo'],
  ['/email-templates/guide', 'Email template guide'],
  ['/test-confirmations', 'Test confirmations'],
  ['/delete-records', 'Delete records'],
] as const;

// One app for all of them: to start it takes longer than to show a page.
let app: ReturnType<typeof renderApp>;
afterAll(() => {
  cleanup();
  vi.unstubAllGlobals();
});

describe('a user who is signed in', () => {
  beforeAll(async () => {
    fakeEventSource();
    app = renderApp('/organizations', aSessionUser(), ...signedInAnswers);
    await screen.findByRole('navigation', { name: 'Main' });
  });

  it.each(addresses)('finds at %s the page %s', async (address, title) => {
    const { history, router } = app;
    act(() => history.push(address));
    await waitFor(() => expect(router.state.resolvedLocation?.pathname).toBe(address));
    await screen.findByRole('heading', { level: 1, name: title });
    expect(history.location.pathname).toBe(address);
  });
});

describe('a user who is signed out', () => {
  beforeAll(async () => {
    cleanup();
    app = renderApp('/contracts', null);
    await screen.findByRole('tab', { name: 'Login' });
  });

  it.each(addresses)('is sent from %s to /auth', async (address) => {
    const { history } = app;
    act(() => history.push(address));
    expect(history.location.pathname).toBe(address);
    await waitFor(() => expect(history.location.pathname).toBe('/auth'));
    await screen.findByRole('tab', { name: 'Login' });
  });
});
