import { changedMeanwhile, Refused } from '@sitewright/domain/kernel/problem';
import { siteIssuesApi } from '@sitewright/domain/site-issues/api';
import { aSiteIssue } from '@sitewright/domain/site-issues/site-issue.fixture';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { aSessionUser } from '../../testing/a-session-user.ts';
import { answer } from '../../testing/fake-api.ts';
import { fakeXhr } from '../../testing/fake-xhr.ts';
import { fillIn } from '../../testing/fill-in.ts';
import { openIssues } from '../issue-answers.fixture.tsx';

beforeEach(() => localStorage.clear());
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const description = () => screen.findByLabelText<HTMLTextAreaElement>('What is the issue?');
const save = async () => {
  if (!typesOf().some(({ checked }) => checked)) await choose('Snag');
  await press();
};
const press = () => userEvent.click(screen.getByRole('button', { name: 'Report issue' }));
const typesOf = () =>
  within(screen.getByRole('group', { name: 'Type' })).getAllByRole<HTMLInputElement>('radio');
const choose = (name: string) => userEvent.click(screen.getByRole('radio', { name }));
const takePhoto = async () => {
  const camera = document.querySelector<HTMLInputElement>('input[capture=environment]');
  const file = new File(['x'], 'water.jpg', { type: 'image/jpeg', lastModified: 0 });
  await userEvent.upload(camera as HTMLInputElement, file, { applyAccept: false });
};
const reported = aSiteIssue({ id: 5, number: 9, projectId: 7 });

/** Takes down what was reported. */
function reporting() {
  const sent = vi.fn();
  const report = answer(siteIssuesApi.report, (_, body) => {
    sent(body);
    return reported;
  });
  return { sent, report };
}

describe('reporting an issue', () => {
  it('takes a line and a priority, which proposes the day', async () => {
    const { sent, report } = reporting();
    const { history } = openIssues({ action: 'new', answers: [report] });
    await fillIn(await description(), 'Water at core door');
    await userEvent.click(screen.getByRole('radio', { name: 'Critical' }));
    await save();
    expect(await screen.findByText('#9 reported')).toBeTruthy();
    expect(sent.mock.calls[0]?.[0]).toMatchObject({
      projectId: 7,
      issueDescription: 'Water at core door',
      priority: 'critical',
      date: '2026-03-02',
      targetDate: '2026-03-03',
    });
    const address = '/project/quay-street/site-issues/view/5';
    await waitFor(() => expect(history.location.pathname).toBe(address));
  });

  it('offers the camera first, and sends the photo once the issue is there', async () => {
    const requests = fakeXhr();
    const { report } = reporting();
    const { history } = openIssues({ action: 'new', answers: [report] });
    await fillIn(await description(), 'Water at core door');
    await takePhoto();
    expect(await screen.findByRole('img', { name: 'water.jpg' })).toBeTruthy();
    expect(requests.length).toBe(0);
    await save();
    await waitFor(() => expect(requests.length).toBe(1));
    expect(requests[0]?.url).toContain('/api/site-issues/5/photos?stage=before');
    expect(history.location.pathname).not.toContain('view');
    requests[0]?.answer(201, '{}');
    await waitFor(() => expect(history.location.pathname).toContain('/view/5'));
  });

  it('starts the next issue without the photo of one that was reported at once', async () => {
    const requests = fakeXhr();
    let giveUp = () => {};
    const slow = new Promise<never>((_, reject) => {
      giveUp = () => reject(new Error('cannot draw'));
    });
    const drawing = vi.fn(() => Promise.reject(new Error('cannot draw')));
    vi.stubGlobal('createImageBitmap', drawing.mockReturnValueOnce(slow));
    openIssues({ action: 'new', answers: [reporting().report] });
    await fillIn(await description(), 'Water at core door');
    await takePhoto();
    await save();
    await waitFor(() => expect(requests.length).toBe(1));
    giveUp();
    await new Promise((resolve) => setTimeout(resolve));
    cleanup();
    openIssues({ action: 'new' });
    await description();
    expect(screen.queryByRole('button', { name: 'Remove water.jpg' })).toBeNull();
  });

  it('keeps what was typed while the network is away', async () => {
    const away = answer(siteIssuesApi.report, () => {
      throw new TypeError('Failed to fetch');
    });
    openIssues({ action: 'new', answers: [away] });
    await fillIn(await description(), 'Water at core door');
    await takePhoto();
    await save();
    expect((await screen.findByRole('alert')).textContent).toMatch(/connect/);
    cleanup();
    openIssues({ action: 'new' });
    expect((await description()).value).toBe('Water at core door');
    expect(screen.getByRole('button', { name: 'Remove water.jpg' })).toBeTruthy();
    expect(screen.getByText(/^Your draft from .* has been restored\.$/)).toBeTruthy();
  });

  it('names a colleague by their number, and anybody else by name', async () => {
    const { sent, report } = reporting();
    openIssues({ action: 'new', answers: [report] });
    await fillIn(await description(), 'Water at core door');
    await userEvent.click(screen.getByLabelText('Assigned to (optional)'));
    await userEvent.click(await screen.findByRole('option', { name: /^Joy Okafor ?Colleague/ }));
    await save();
    await waitFor(() => expect(sent).toHaveBeenCalled());
    expect(sent.mock.calls[0]?.[0]).toMatchObject({ assignedTo: 'Joy Okafor', assignedUserId: 4 });
  });

  it('offers a matching colleague before the name as it is typed', async () => {
    openIssues({ action: 'new' });
    await description();
    await userEvent.type(screen.getByLabelText('Assigned to (optional)'), 'Joy');
    const list = within(await screen.findByRole('listbox'));
    const offered = list.getAllByRole('option').map(({ textContent }) => textContent);
    expect(offered[0]).toMatch(/^Joy Okafor ?Colleague/);
    expect(offered.at(-1)).toMatch(/^Joy ?Name only/);
  });

  it('takes two taps once it is open: the line is typed, the type is in sight', async () => {
    const { sent, report } = reporting();
    openIssues({ action: 'new', answers: [report] });
    expect((await description()).matches(':focus')).toBe(true);
    await userEvent.keyboard('Guard rail gone');
    expect(typesOf().filter(({ checked }) => checked)).toEqual([]);
    await choose('Safety');
    await press();
    await waitFor(() => expect(sent).toHaveBeenCalled());
    expect(sent.mock.calls[0]?.[0]).toMatchObject({
      issueDescription: 'Guard rail gone',
      issueType: 'safety',
    });
  });

  it('asks for the type, and has the other details behind a button', async () => {
    const { sent, report } = reporting();
    openIssues({ action: 'new', answers: [report] });
    await fillIn(await description(), 'Guard rail gone');
    await press();
    expect(screen.getAllByText('Choose a type').length).toBe(2);
    expect(sent).not.toHaveBeenCalled();
    expect(screen.getByLabelText('Location (optional)').closest('details')).not.toBeNull();
    await choose('Safety');
    await save();
    await waitFor(() => expect(sent).toHaveBeenCalled());
    expect(sent.mock.calls[0]?.[0]).toMatchObject({ issueType: 'safety' });
  });

  it('shows no money to a user who may not see it', async () => {
    const { sent, report } = reporting();
    const user = aSessionUser({ role: 'Site Supervisor' });
    openIssues({ action: 'new', user, answers: [report] });
    await fillIn(await description(), 'Water at core door');
    expect(screen.queryByLabelText('Cost impact (optional)')).toBeNull();
    await save();
    await waitFor(() => expect(sent).toHaveBeenCalled());
    expect(sent.mock.calls[0]?.[0]).not.toHaveProperty('costImpact');
  });

  it('asks for the line that is missing', async () => {
    openIssues({ action: 'new' });
    await description();
    await save();
    expect((await screen.findAllByText('Issue description is required')).length).toBe(2);
  });

  it('lists what is missing in the order of the form', async () => {
    openIssues({ action: 'new' });
    await description();
    await press();
    const summary = within(await screen.findByRole('alert'));
    const faults = summary.getAllByRole('link').map(({ textContent }) => textContent);
    expect(faults).toEqual(['Issue description is required', 'Choose a type']);
  });
});

describe('editing an issue', () => {
  const issue = { ...reported, location: 'Core', version: 3 };

  it('sends what the user saw, and shows the issue', async () => {
    const sent = vi.fn();
    const edit = answer(siteIssuesApi.edit, (_, body) => {
      sent(body);
      return issue;
    });
    const { history } = openIssues({
      action: 'edit',
      issueId: '5',
      issues: [issue],
      answers: [edit],
    });
    await fillIn(await screen.findByLabelText('Location (optional)'), ', level 4');
    await userEvent.click(screen.getByRole('button', { name: 'Save changes' }));
    await waitFor(() => expect(history.location.pathname).toContain('/view/5'));
    expect(sent.mock.calls[0]?.[0]).toMatchObject({
      location: 'Core, level 4',
      base: { location: 'Core' },
    });
  });

  it('lets the user who saved second decide', async () => {
    const newer = { ...issue, location: 'Stair 2', version: 4 };
    const edit = answer(siteIssuesApi.edit, () => {
      throw new Refused(changedMeanwhile, { current: newer });
    });
    openIssues({ action: 'edit', issueId: '5', issues: [issue], answers: [edit] });
    const location = await screen.findByLabelText<HTMLInputElement>('Location (optional)');
    await fillIn(location, ', level 4');
    await userEvent.click(screen.getByRole('button', { name: 'Save changes' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Load their version' }));
    expect(location.value).toBe('Stair 2');
  });

  it('stops once the issue is closed', async () => {
    openIssues({ action: 'edit', issueId: '5', issues: [{ ...issue, status: 'closed' }] });
    expect(await screen.findByText('This issue is closed.')).toBeTruthy();
  });
});
