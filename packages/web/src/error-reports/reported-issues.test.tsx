import { certificatesApi } from '@sitewright/domain/certificates/api';
import { errorReportsApi } from '@sitewright/domain/error-reports/api';
import type { ErrorReport } from '@sitewright/domain/error-reports/error-report';
import { Page } from '@sitewright/domain/kernel/page';
import { Refused, unexpected } from '@sitewright/domain/kernel/problem';
import { companyApi } from '@sitewright/domain/organizations/company-api';
import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { aSessionUser } from '../testing/a-session-user.ts';
import { type Answer, answer } from '../testing/fake-api.ts';
import { fakeEventSource } from '../testing/fake-event-source.ts';
import { fillIn } from '../testing/fill-in.ts';
import { renderApp } from '../testing/render-with-api.tsx';
import { anOrganizationInUse, signedInAnswers } from '../testing/signed-in-answers.ts';

beforeEach(() => {
  fakeEventSource();
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const aReport = (over: Partial<ErrorReport> = {}): ErrorReport => ({
  id: 7,
  message: 'The list is empty.',
  stack: 'Open it.',
  component: 'Contracts',
  location: `${window.location.origin}/contracts`,
  timestamp: null,
  severity: null,
  source: null,
  errorType: null,
  browserInfo: {},
  pluginInfo: { type: 'functionality' },
  hasScreenshot: false,
  createdAt: '2026-06-30T23:30:00.000Z',
  createdBy: 1,
  ...over,
});

const open = (user: Parameters<typeof aSessionUser>[0], ...answers: Answer[]) =>
  renderApp(
    '/company',
    aSessionUser(user),
    ...answers,
    answer(certificatesApi.list, () => []),
    answer(companyApi.read, () => anOrganizationInUse()),
    ...signedInAnswers,
  );

const openWith = (...reports: ErrorReport[]) =>
  open(
    { isOrganizationAdmin: 'yes' },
    answer(errorReportsApi.list, () => reports),
  );

const rowOf = (name: RegExp) => screen.findByRole('row', { name });

it('shows when and where something went wrong, and its type', async () => {
  openWith(aReport());
  const { textContent } = await rowOf(/The list is empty/);
  for (const text of ['01/07/2026 00:30', 'Contracts · /contracts', 'Functionality Not Working'])
    expect(textContent).toContain(text);
});

it.each([
  ['react-error-boundary', 'Screen error'],
  ['page-preload', 'Page did not load'],
  ['constructor', 'Other Issue'],
])('calls what %s reports "%s"', async (source, type) => {
  openWith(aReport({ pluginInfo: {}, source }));
  within(await rowOf(/The list is empty/)).getByText(type);
});

it('opens the screenshot in a new tab, where there is one', async () => {
  openWith(aReport({ hasScreenshot: true }), aReport({ id: 6, message: 'It is slow.' }));
  const link = within(await rowOf(/The list is empty/)).getByRole('link', { name: /^Screenshot/ });
  expect(link.getAttribute('href')).toBe('/api/error-reports/7/screenshot');
  expect(link.getAttribute('target')).toBe('_blank');
  expect(within(await rowOf(/It is slow/)).queryByRole('link')).toBeNull();
});

it('reads on where there are more', async () => {
  open(
    { isOrganizationAdmin: 'yes' },
    answer(errorReportsApi.list, ({ searchParams }) =>
      searchParams.get('cursor') === '7'
        ? [aReport({ id: 6, message: 'It is slow.' })]
        : new Page([aReport()], 7),
    ),
  );
  await userEvent.click(await screen.findByRole('button', { name: 'Show more' }));
  await rowOf(/It is slow/);
  await rowOf(/The list is empty/);
});

it('keeps in the address what is searched for', async () => {
  const { history } = openWith(aReport(), aReport({ id: 6, message: 'It is slow.' }));
  await fillIn(await screen.findByRole('searchbox'), 'slow');
  await expect.poll(() => history.location.search).toBe('?q=slow');
  await expect.poll(() => screen.queryByText('The list is empty.')).toBeNull();
  expect(history.location.pathname).toBe('/company');
});

it('says where problems are reported as long as there are none', async () => {
  openWith();
  await screen.findByRole('heading', { name: 'No issues reported yet' });
  screen.getByText(/Report an Issue in the menu/);
});

it('offers another try when the reports did not load', async () => {
  let failures = 1;
  open(
    { isOrganizationAdmin: 'yes' },
    answer(errorReportsApi.list, () => {
      if (failures-- > 0) throw new Refused(unexpected);
      return [aReport()];
    }),
  );
  await screen.findByText('Reported issues did not load');
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await rowOf(/The list is empty/);
});

it('is for administrators only, whatever the role', async () => {
  const { requests } = open({ role: 'Managing Director' });
  await screen.findByRole('region', { name: 'Plan' });
  expect(screen.queryByRole('heading', { name: 'Reported issues' })).toBeNull();
  expect(requests.filter((request) => request.includes('error-reports'))).toEqual([]);
});
