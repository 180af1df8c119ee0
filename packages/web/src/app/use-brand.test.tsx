import { organizationsApi } from '@sitewright/domain/organizations/api';
import { screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { aSessionUser } from '../testing/a-session-user.ts';
import { answer } from '../testing/fake-api.ts';
import { fakeEventSource } from '../testing/fake-event-source.ts';
import { renderApp } from '../testing/render-with-api.tsx';
import { aCompanyProfile, signedInAnswers } from '../testing/signed-in-answers.ts';

const brand = () => document.documentElement.style.getPropertyValue('--company-brand');

afterEach(() => localStorage.clear());

it('shows the colour of the company, and removes it when the user signs out', async () => {
  fakeEventSource();
  const profile = answer(organizationsApi.profile, () =>
    aCompanyProfile({ brandColor: '#e4002b' }),
  );
  const { unmount } = renderApp('/team', aSessionUser(), profile, ...signedInAnswers);
  await screen.findByRole('heading', { level: 1 });
  await waitFor(() => expect(brand()).toBe('#e4002b'));
  expect(localStorage.getItem('sitewright.brand')).toContain('#e4002b');
  unmount();
  expect(brand()).toBe('');
  expect(localStorage.getItem('sitewright.brand')).toBeNull();
});
