import { labourApi } from '@sitewright/domain/labour/api';
import { aGang } from '@sitewright/domain/labour/labour-session.fixture';
import { overviewApi } from '@sitewright/domain/overview/api';
import { projectsApi } from '@sitewright/domain/projects/api';
import type { SessionUser } from '@sitewright/domain/session/session-user';
import { siteIssuesApi } from '@sitewright/domain/site-issues/api';
import type { SiteIssue } from '@sitewright/domain/site-issues/site-issue';
import { vi } from 'vitest';
import { aSessionUser } from '../testing/a-session-user.ts';
import { type Answer, answer } from '../testing/fake-api.ts';
import { renderWithApi } from '../testing/render-with-api.tsx';
import { aProject } from '../testing/signed-in-answers.ts';
import type { TableView } from '../ui/table/table-view.ts';
import { SiteIssuesScreen } from './site-issues-screen.tsx';

/** What every page of issues requests in addition to them. */
const around = [
  answer(projectsApi.readBySlug, () => aProject({ id: 7, slug: 'quay-street' })),
  answer(overviewApi.contracts, () => []),
  answer(labourApi.gangs, () => [aGang({ company: 'Bower Steelfixing' })]),
  answer(siteIssuesApi.assignees, () => [{ userId: 4, name: 'Joy Okafor' }]),
  answer(siteIssuesApi.photos, () => []),
  answer(siteIssuesApi.comments, () => []),
  answer(siteIssuesApi.events, () => []),
];

type Scenario = {
  action?: string;
  issueId?: string;
  view?: TableView;
  user?: SessionUser;
  issues?: SiteIssue[];
  answers?: Answer[];
};

/** The issues of a contract on 2 March 2026, by default for a site manager. */
export function openIssues({ issues = [], answers = [], ...place }: Scenario = {}) {
  const { view = {}, user = aSessionUser({ role: 'Site Manager' }), action, issueId } = place;
  const onView = vi.fn();
  const rendered = renderWithApi(
    <SiteIssuesScreen
      slug="quay-street"
      action={action}
      issueId={issueId}
      view={view}
      onView={onView}
      today="2026-03-02"
    />,
    user,
    ...answers,
    ...around,
    answer(siteIssuesApi.list, () => issues),
    answer(siteIssuesApi.read, ({ pathname }) => {
      const found = issues.find(({ id }) => pathname.endsWith(`/${id}`));
      if (!found) throw new Error(`no issue at ${pathname}`);
      return found;
    }),
  );
  return { ...rendered, onView };
}
