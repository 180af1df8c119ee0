import type { Project } from '@sitewright/domain/projects/project';
import { siteIssuesApi } from '@sitewright/domain/site-issues/api';
import { obstacleToDeleting, obstacleToEditing } from '@sitewright/domain/site-issues/rules';
import type { SiteIssue } from '@sitewright/domain/site-issues/site-issue';
import { useQuery } from '@tanstack/react-query';
import { Link, useNavigate } from '@tanstack/react-router';
import { ArrowLeft, Pencil, Trash2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { useDeletionObstacle } from '../../actions/use-deletion-obstacle.ts';
import { WaitingMark } from '../../outbox/waiting-mark.tsx';
import { query } from '../../platform/query.ts';
import { useActor } from '../../platform/session.ts';
import { MenuItem, MenuSeparator } from '../../ui/dialogs/menu.tsx';
import { Loaded } from '../../ui/layout/loaded.tsx';
import { Skeleton } from '../../ui/layout/skeleton.tsx';
import { IssueActionDialog } from '../actions/issue-action.tsx';
import { useSteps } from '../actions/use-steps.ts';
import { PriorityBadge, StateBadge } from '../badges.tsx';
import { placeOf } from '../issue-routes.ts';
import { issueName, issueTitle } from '../labels.ts';
import { isAccident, RiddorPart } from '../riddor/riddor-part.tsx';
import { IssueFacts } from './issue-facts.tsx';
import { IssueTrail } from './issue-history.tsx';
import { IssuePhotos } from './issue-photos.tsx';
import { StepButtons } from './step-buttons.tsx';

type Props = { project: Project; id: number; today: string };

/** One issue with all that hangs on it. */
export const IssueView = ({ project: { slug, id: projectId }, id, today }: Props) => (
  <>
    <Link
      {...placeOf(slug)}
      className="inline-flex min-h-6 items-center gap-1.5 justify-self-start text-sm text-text-2 site:min-h-11"
    >
      <ArrowLeft aria-hidden="true" className="size-4" />
      All issues
    </Link>
    <Loaded
      query={ofContract(
        useQuery(query(siteIssuesApi.read, { params: { siteIssueId: id } })),
        projectId,
      )}
      what="the issue"
      empty="This issue does not exist on this contract."
      skeleton={<Skeleton what="the issue" shape="lines" />}
    >
      {(issue) => <Issue issue={issue} slug={slug} today={today} />}
    </Loaded>
  </>
);

/** An issue of another contract has its own address. */
const ofContract = <Q extends { data: SiteIssue | null | undefined }>(
  read: Q,
  projectId: number,
) => (read.data?.projectId === projectId || !read.data ? read : { ...read, data: null });

type IssueProps = { issue: SiteIssue; slug: string; today: string };

function Issue({ issue, slug, today }: IssueProps) {
  const { take, isPending, ask, openAction, forget } = useSteps();
  const navigate = useNavigate();
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-4 max-md:gap-3 lg:grid-cols-[minmax(0,1fr)_24rem]">
      <article className="grid grid-cols-[minmax(0,1fr)] gap-5 rounded-card border border-line bg-surface p-5 max-md:p-4">
        <Head issue={issue} />
        <StepButtons
          issue={issue}
          isPending={isPending}
          onTake={(step) => take(step, issue)}
          menu={
            <Menu issue={issue} slug={slug} onDelete={() => ask({ action: 'delete', issue })} />
          }
        />
        <IssueFacts issue={issue} today={today} onAssign={() => ask({ action: 'assign', issue })} />
        <IssuePhotos issue={issue} />
        <Words {...issue} />
      </article>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-4 max-md:gap-3">
        {isAccident(issue) && <RiddorPart issue={issue} today={today} />}
        <IssueTrail issue={issue} />
      </div>
      {openAction && (
        <IssueActionDialog
          {...openAction}
          onClose={forget}
          onDeleted={() => void navigate({ ...placeOf(slug), replace: true })}
        />
      )}
    </div>
  );
}

const Head = ({ issue }: { issue: SiteIssue }) => (
  <div className="grid gap-1.5">
    <p className="flex flex-wrap items-center gap-2 text-sm text-text-2">
      {issue.number !== null && <span className="tabular-nums">{issueName(issue)}</span>}
      <PriorityBadge priority={issue.priority} />
      <StateBadge status={issue.status} />
      <WaitingMark name="siteIssueId" id={issue.id} />
    </p>
    <h2 className="text-xl [overflow-wrap:anywhere]">{issueTitle(issue)}</h2>
    {issue.statusReason && (
      <p className="text-sm [overflow-wrap:anywhere]">
        <b className="font-semibold">Reason:</b> {issue.statusReason}
      </p>
    )}
  </div>
);

type MenuProps = { issue: SiteIssue; slug: string; onDelete: () => void };

function Menu({ issue, slug, onDelete }: MenuProps) {
  const actor = useActor();
  const navigate = useNavigate();
  const deletionObstacle = useDeletionObstacle(siteIssuesApi.remove);
  return (
    <>
      <MenuSeparator />
      <MenuItem
        icon={Pencil}
        obstacle={obstacleToEditing(issue, actor)}
        onSelect={() => void navigate(placeOf(slug, 'edit', issue.id))}
      >
        Edit
      </MenuItem>
      <MenuItem
        icon={Trash2}
        obstacle={deletionObstacle(issue.id, obstacleToDeleting(actor))}
        onSelect={onDelete}
      >
        Delete
      </MenuItem>
    </>
  );
}

/** The details that are not in the title. */
function Words(issue: SiteIssue) {
  const more = issue.issueDescription.slice(issueTitle(issue).length).trim();
  return (
    <>
      <TitledText title="Description">{more}</TitledText>
      <TitledText title="Immediate actions">{issue.immediateActions}</TitledText>
      <TitledText title="Proposed solution">{issue.proposedSolution}</TitledText>
      <TitledText title="Root cause">{issue.rootCause}</TitledText>
    </>
  );
}

const TitledText = ({ title, children }: { title: string; children: ReactNode }) =>
  children && (
    <section className="grid gap-1">
      <h3 className="text-sm font-semibold">{title}</h3>
      <p className="text-sm [overflow-wrap:anywhere] whitespace-pre-line">{children}</p>
    </section>
  );
