import { Refused, unexpected } from '@sitewright/domain/kernel/problem';
import { projectsApi } from '@sitewright/domain/projects/api';
import { searchApi } from '@sitewright/domain/search/api';
import type { HitGroup, SearchResults } from '@sitewright/domain/search/search';
import { sessionApi } from '@sitewright/domain/session/api';
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { aSessionUser } from '../testing/a-session-user.ts';
import { type Answer, answer } from '../testing/fake-api.ts';
import { fakeEventSource } from '../testing/fake-event-source.ts';
import { renderApp } from '../testing/render-with-api.tsx';
import { aProject, signedInAnswers } from '../testing/signed-in-answers.ts';

// happy-dom draws nothing, so there is nothing to scroll to.
beforeAll(() => {
  Element.prototype.scrollIntoView = () => {};
});
beforeEach(() => {
  fakeEventSource();
});
afterEach(() => {
  cleanup();
  delete document.documentElement.dataset.theme;
  localStorage.clear();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const mill = aProject({ id: 2, name: 'Mill Lane', slug: 'mill-lane' });
const list = answer(projectsApi.list, () => [aProject(), mill]);
const bye = answer(sessionApi.logout, () => ({ message: 'Bye.' }));
const nothing: SearchResults = { groups: [], isPartial: false };
const noRecords = answer(searchApi.find, () => nothing);
const options = () => screen.getAllByRole('option').map(({ textContent }) => textContent);

async function openPalette(user = aSessionUser(), ...answers: Answer[]) {
  const app = renderApp('/team', user, ...answers, list, bye, noRecords, ...signedInAnswers);
  await screen.findByRole('heading', { level: 1, name: 'Team management' });
  await userEvent.keyboard('{Control>}k{/Control}');
  await screen.findByRole('dialog', { name: 'Search or jump to' });
  return app;
}

/** Key by key: the search waits for the last of them. */
const find = (words: string) => userEvent.keyboard(words);

it('opens at Ctrl K and by the button of the header, ready to be typed in', async () => {
  await openPalette();
  expect(document.activeElement).toBe(screen.getByRole('combobox'));
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await userEvent.click(screen.getByRole('button', { name: /^Search or jump to (Ctrl|⌘) K$/ }));
  await screen.findByRole('dialog', { name: 'Search or jump to' });
});

it('takes the letters that are typed while it opens; they are no keys of the page', async () => {
  renderApp('/team', aSessionUser(), list, noRecords, ...signedInAnswers);
  await screen.findByRole('heading', { level: 1, name: 'Team management' });
  fireEvent.keyDown(document.body, { key: 'k', ctrlKey: true });
  for (const key of 'new') fireEvent.keyDown(document.body, { key });
  const field = await screen.findByRole<HTMLInputElement>('combobox');
  await waitFor(() => expect(field.value).toBe('new'));
  expect(screen.getAllByRole('dialog')).toHaveLength(1);
});

it.each([
  ['ent', '/entries'],
  ['mill', '/project/mill-lane'],
  ['create', '/create-contract'],
])('leads from %s to %s', async (words, address) => {
  const { history } = await openPalette(aSessionUser({ role: 'Director' }));
  await find(`${words}{Enter}`);
  await waitFor(() => expect(history.location.pathname).toBe(address));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

it.each([
  ['overdue', '/suppliers/orders', '?due=overdue'],
  ['overdue issues', '/contracts', '?issues=overdue'],
  ['awaiting approval', '/suppliers/orders', '?status=pending'],
  ['plant on hire', '/contracts', ''],
  ['valuation', '/cost-analysis', ''],
  ['payapp', '/cost-analysis', ''],
  ['delivery note', '/suppliers/orders', ''],
  ['epd', '/carbon-settings', ''],
  ['cscs expiring', '/workforce', ''],
])('leads a buyer who types %s to %s%s', async (words, address, search) => {
  const { history } = await openPalette();
  await find(`${words}{Enter}`);
  await waitFor(() =>
    expect(history.location.pathname + history.location.search).toBe(address + search),
  );
});

it('offers first what begins as was typed', async () => {
  await openPalette();
  const firstFor = async (words: string) => {
    await userEvent.clear(screen.getByRole('combobox'));
    await userEvent.paste(words);
    return options()[0];
  };
  expect(await firstFor('risk')).toBe('Risk AssessmentPage');
  expect(await firstFor('team')).toBe('TeamPage');
  expect(await firstFor('activ')).toBe('Activity LogsPage');
  expect(await firstFor('email')).toBe('Email TemplatesPage');
});

it('offers the pages for trying things out to who runs the organisation only', async () => {
  await openPalette();
  await userEvent.paste('test con');
  await screen.findByText('No results.');
  expect(screen.queryByRole('option')).toBeNull();
  cleanup();
  await openPalette(aSessionUser({ isOrganizationAdmin: 'yes' }));
  await userEvent.paste('test con');
  expect(options()).toEqual(['Test ConfirmationsPage']);
});

it('leaves out what the role of a viewer does not allow', async () => {
  await openPalette(aSessionUser({ role: 'Viewer' }));
  await userEvent.paste('new');
  await screen.findByText('No results.');
  await userEvent.clear(screen.getByRole('combobox'));
  await userEvent.paste('create');
  expect(options()).toEqual(['Your CompaniesPage']);
});

describe('its actions', () => {
  it.each([
    ['new diary', 'New Diary Entry'],
    ['report', 'Report an Issue'],
    ['keyboard', 'Keyboard shortcuts'],
  ])('%s opens %s', async (words, dialog) => {
    await openPalette();
    await find(`${words}{Enter}`);
    await screen.findByRole('dialog', { name: dialog });
  });

  it('switch the theme', async () => {
    await openPalette();
    await find('dark{Enter}');
    expect(document.documentElement.dataset.theme).toBe('dark');
  });

  it('log out', async () => {
    await openPalette();
    await find('log out{Enter}');
    await screen.findByRole('tab', { name: 'Login' });
  });
});

it('gives the focus back to who opened what it led to', async () => {
  await openPalette();
  await userEvent.keyboard('{Escape}');
  const button = screen.getByRole('button', { name: /^Search or jump to (Ctrl|⌘) K$/ });
  await userEvent.click(button);
  await screen.findByRole('combobox');
  await find('keyboard{Enter}');
  await screen.findByRole('dialog', { name: 'Keyboard shortcuts' });
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(document.activeElement).toBe(button));
});

it('can be opened where an address leads nowhere', async () => {
  const { history } = renderApp('/nowhere', aSessionUser(), list, noRecords, ...signedInAnswers);
  await userEvent.click(await screen.findByRole('button', { name: 'Search or jump to' }));
  await screen.findByRole('combobox');
  await find('suppliers{Enter}');
  await waitFor(() => expect(history.location.pathname).toBe('/suppliers'));
});

describe('the records', () => {
  const issue = {
    recordId: 7,
    title: 'Handrail loose',
    detail: 'Stair 2',
    day: null,
    quantity: null,
    projectName: 'Quay Street',
    slug: 'quay-street',
  };
  const group = (over: Partial<HitGroup> = {}): HitGroup => ({
    entity: 'siteIssue',
    hits: [issue],
    hasMore: false,
    ...over,
  });
  const finds = (...groups: HitGroup[]) =>
    answer(searchApi.find, () => ({ groups, isPartial: false }));
  const searches = (requests: string[]) => requests.filter((one) => one.includes('/api/search'));

  it('are found once the typing stops, and lead to where they are looked at', async () => {
    const { requests, history } = await openPalette(aSessionUser(), finds(group()));
    await find('handrail');
    const option = await screen.findByRole('option', { name: /Handrail loose/ });
    expect(option.textContent).toBe('Handrail looseStair 2 · Quay StreetSite issue');
    expect(searches(requests)).toEqual(['GET /api/search?q=handrail']);
    await waitFor(() => expect(screen.getByRole('status').textContent).toBe('1 result.'));
    await userEvent.keyboard('{Enter}');
    await waitFor(() =>
      expect(history.location.pathname).toBe('/project/quay-street/site-issues/view/7'),
    );
  });

  it('are not looked for below two letters', async () => {
    const { requests } = await openPalette();
    vi.useFakeTimers({ shouldAdvanceTime: true });
    await find('h 7');
    await act(() => vi.advanceTimersByTimeAsync(400));
    expect(searches(requests)).toEqual([]);
    vi.useRealTimers();
  });

  it('of one kind come in greater number', async () => {
    const more = answer(searchApi.find, ({ searchParams }) =>
      searchParams.get('entity')
        ? { groups: [group({ hits: [issue, { ...issue, recordId: 8 }] })], isPartial: true }
        : { groups: [group({ hasMore: true })], isPartial: false },
    );
    await openPalette(aSessionUser(), more);
    await userEvent.paste('handrail');
    await userEvent.click(await screen.findByRole('option', { name: 'More site issues' }));
    await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(2));
    await screen.findByText(/Only the newest records were searched/);
    await userEvent.click(screen.getByRole('button', { name: /^Searching only Site issues/ }));
    await screen.findByRole('option', { name: 'More site issues' });
  });

  it('say when they could not be searched, and try again', async () => {
    let tries = 0;
    const stumbles = answer(searchApi.find, () => {
      if (tries++ === 0) throw new Refused(unexpected);
      return { groups: [group()], isPartial: false };
    });
    await openPalette(aSessionUser(), stumbles);
    await userEvent.paste('handrail');
    await screen.findByText('The records could not be searched.');
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await screen.findByRole('option', { name: /Handrail loose/ });
  });

  it('are not searched without a signal, and the pages still are', async () => {
    const { requests } = await openPalette();
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    act(() => void dispatchEvent(new Event('offline')));
    await userEvent.paste('suppliers');
    await screen.findByText(/^No signal. Only pages and contracts/);
    expect(options()).toContain('SuppliersPage');
    expect(searches(requests)).toEqual([]);
    vi.restoreAllMocks();
    act(() => void dispatchEvent(new Event('online')));
  });

  it('that were looked for are remembered for this person, until they are forgotten', async () => {
    await openPalette(aSessionUser(), finds(group()));
    await userEvent.paste('handrail');
    await userEvent.click(await screen.findByRole('option', { name: /Handrail loose/ }));
    cleanup();
    await openPalette(aSessionUser(), finds(group()));
    await userEvent.click(await screen.findByRole('option', { name: /^handrail/ }));
    await screen.findByRole('option', { name: /Handrail loose/ });
    cleanup();
    await openPalette(aSessionUser({ id: 99 }));
    expect(screen.queryByRole('option', { name: /^handrail/ })).toBeNull();
    cleanup();
    await openPalette();
    await userEvent.click(await screen.findByRole('option', { name: /^Clear recent searches/ }));
    expect(screen.queryByRole('option', { name: /^handrail/ })).toBeNull();
  });
});
