import type { SiteIssue } from '@sitewright/domain/site-issues/site-issue';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { DueDay, PriorityBadge, StateBadge } from '../badges.tsx';
import { placeOf } from '../issue-routes.ts';
import { titleOf } from '../labels.ts';

type Props = { issue: SiteIssue; slug: string; today: string; menu: ReactNode };

/** An issue as shown on a phone. */
export const IssueCard = ({ issue, slug, today, menu }: Props) => (
  <article className="grid gap-1.5">
    <div className="flex items-start gap-3">
      <h2 className="min-w-0 flex-1 text-base leading-5! [overflow-wrap:anywhere] site:text-lg site:leading-6!">
        <Link
          {...placeOf(slug, 'view', issue.id)}
          className="-my-0.5 inline-block py-0.5 hover:underline site:-my-2.5 site:py-2.5"
        >
          {titleOf(issue)}
        </Link>
      </h2>
      <div className="-mt-1 -mr-2 max-md:-mt-2.5 max-md:-mr-2.5">{menu}</div>
    </div>
    <p className="flex flex-wrap items-center gap-x-2.5 gap-y-1 text-sm">
      <PriorityBadge priority={issue.priority} />
      {issue.status !== 'open' && <StateBadge status={issue.status} />}
      {issue.targetDate && <DueDay issue={issue} today={today} />}
      {issue.location && (
        <span className="min-w-0 [overflow-wrap:anywhere] text-text-2">{issue.location}</span>
      )}
    </p>
  </article>
);
