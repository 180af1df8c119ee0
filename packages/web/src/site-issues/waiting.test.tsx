import { overviewApi } from '@sitewright/domain/overview/api';
import { anOverview } from '@sitewright/domain/overview/overview.fixture';
import { siteIssuesApi } from '@sitewright/domain/site-issues/api';
import { aSiteIssue } from '@sitewright/domain/site-issues/site-issue.fixture';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { callOrKeep } from '../platform/call-or-keep.ts';
import { query } from '../platform/query.ts';
import { aSessionUser } from '../testing/a-session-user.ts';
import { answer } from '../testing/fake-api.ts';
import { fillIn } from '../testing/fill-in.ts';
import { keepOnThisPhone } from '../testing/keep-on-this-phone.ts';
import { openIssues } from './issue-answers.fixture.tsx';

const user = aSessionUser({ role: 'Site Manager' });
const snag = aSiteIssue({ id: 3, number: 118, projectId: 7, status: 'in_progress' });
let phone: Awaited<ReturnType<typeof keepOnThisPhone>> | undefined;

beforeEach(() => localStorage.clear());
afterEach(() => {
  phone?.end();
  cleanup();
  vi.unstubAllGlobals();
});

it('keeps a report and what is done with it, shows it, and sends each once', async () => {
  const stored = aSiteIssue({
    id: 9,
    number: 119,
    projectId: 7,
    issueDescription: 'Cracked lintel',
  });
  const issues = [snag];
  const started = { ...stored, status: 'in_progress' as const, version: 2 };
  const { client } = openIssues({
    view: { show: 'all' },
    user,
    issues,
    answers: [
      answer(siteIssuesApi.report, () => stored),
      answer(siteIssuesApi.start, () => started),
    ],
  });
  await screen.findAllByText(snag.issueDescription);
  phone = await keepOnThisPhone(user, client);
  const body = { ...draft, issueDescription: 'Cracked lintel' };
  const { id, number } = await callOrKeep(siteIssuesApi.report, { body }, 'unused');
  expect([id < 0, number]).toEqual([true, null]);
  const [link] = await screen.findAllByRole('link', { name: /Cracked lintel/ });
  expect(link?.getAttribute('href')).toBe(`/project/quay-street/site-issues/view/${id}`);
  const params = { siteIssueId: id };
  const { status } = await callOrKeep(siteIssuesApi.start, { params, body: {} }, 'unused');
  expect(status).toBe('in_progress');

  await phone.send('answer lost');
  issues.push(started);
  await phone.send('up');
  await phone.send('up');
  const reports = phone.sent.filter(({ path }) => path === siteIssuesApi.report.path);
  expect(reports.length).toBe(2);
  expect(new Set(reports.map(({ key }) => key)).size).toBe(1);
  expect(phone.sent.at(-1)?.path).toBe('/api/site-issues/9/work');
  expect(phone.sent.length).toBe(3);
  expect(screen.getAllByRole('link', { name: /Cracked lintel/ }).length).toBe(1);
});

it('sends a report and its steps with the times of the taps, as it shows them while they wait', async () => {
  const times: unknown[] = [];
  const note = (body: object | undefined) =>
    times.push(body && 'createdAt' in body && body.createdAt);
  const stored = aSiteIssue({ id: 9, projectId: 7 });
  const { client } = openIssues({
    ...{ user, issues: [snag] },
    answers: [
      answer(siteIssuesApi.report, (_url, body) => {
        note(body);
        return stored;
      }),
      answer(siteIssuesApi.close, (_url, body) => {
        note(body);
        return { ...stored, status: 'closed' as const };
      }),
    ],
  });
  await screen.findAllByText(snag.issueDescription);
  phone = await keepOnThisPhone(user, client);
  const body = { ...draft, issueDescription: 'Cracked lintel' };
  const report = await callOrKeep(siteIssuesApi.report, { body }, 'unused');
  const params = { siteIssueId: report.id };
  const closed = await callOrKeep(siteIssuesApi.close, { params, body: {} }, 'unused');
  await phone.send('up');
  expect(times).toEqual([report.createdAt, closed.closedAt]);
});

it('shows an issue that waits as it was last edited, on its own page too', async () => {
  const { client } = openIssues({ user, issues: [snag] });
  await screen.findAllByText(snag.issueDescription);
  phone = await keepOnThisPhone(user, client);
  const body = { ...draft, issueDescription: 'Cracked lintel' };
  const { id } = await callOrKeep(siteIssuesApi.report, { body }, 'unused');
  const read = query(siteIssuesApi.read, { params: { siteIssueId: id } });
  const shown = () => client.getQueryData(read.queryKey)?.issueDescription;
  await client.fetchQuery({ ...read, staleTime: 0 });
  expect(shown()).toBe('Cracked lintel');
  const issueDescription = 'Cracked lintel above door 3';
  const params = { siteIssueId: id };
  await callOrKeep(siteIssuesApi.edit, { params, body: { issueDescription } }, 'unused');
  await waitFor(() => expect(shown()).toBe(issueDescription));
});

it('shows what was done without signal with an issue of the server, and says what needs signal', async () => {
  const { client } = openIssues({ action: 'view', issueId: '3', user, issues: [snag] });
  const box = await screen.findByLabelText<HTMLTextAreaElement>('Comment');
  phone = await keepOnThisPhone(user, client);
  await fillIn(box, 'Which door?');
  await userEvent.click(screen.getByRole('button', { name: 'Send' }));
  await screen.findByText('Saved on this phone. It will be sent when you have signal.');
  const timeline = within(screen.getByRole('region', { name: 'Timeline' }));
  await timeline.findByText('Which door?');
  timeline.getByText('Waiting to send');
  await userEvent.click(screen.getByRole('button', { name: 'More' }));
  const item = await screen.findByRole('menuitem', { name: /Delete/ });
  expect(item.textContent).toContain('Needs signal');
  expect(item.getAttribute('aria-disabled')).toBe('true');
});

it('counts on the tab what was reported and closed without signal', async () => {
  const overview = anOverview({ projectId: 7, openIssues: 1 });
  const { client } = openIssues({
    ...{ user, issues: [snag] },
    answers: [answer(overviewApi.contracts, () => [overview])],
  });
  const tab = () => screen.findByRole('link', { name: /^Issues/ });
  await waitFor(async () => expect((await tab()).textContent).toContain('1'));
  phone = await keepOnThisPhone(user, client);
  const body = { ...draft, issueDescription: 'Cracked lintel' };
  await callOrKeep(siteIssuesApi.report, { body }, 'unused');
  await waitFor(async () => expect((await tab()).textContent).toContain('2'));
  const params = { siteIssueId: snag.id };
  await callOrKeep(siteIssuesApi.close, { params, body: {} }, 'unused');
  await waitFor(async () => expect((await tab()).textContent).toContain('1'));
});

const draft = {
  projectId: 7,
  date: '2026-03-02',
  reportedBy: 'Ann Ray',
  issueType: 'quality',
  priority: 'medium',
} as const;
