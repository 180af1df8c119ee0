import { can, type HasRole } from '../kernel/access.ts';
import type { SiteIssue } from './site-issue.ts';

export const seesMoney = (actor: HasRole): boolean => can(actor, 'project.money', 'R');

/** Costs need a permission. */
export const fieldsHiddenFrom = (actor: HasRole): readonly 'costImpact'[] =>
  seesMoney(actor) ? [] : ['costImpact'];

/** An issue as `actor` may see it. */
export const shownTo =
  (actor: HasRole) =>
  (issue: SiteIssue): SiteIssue => ({
    ...issue,
    ...Object.fromEntries(fieldsHiddenFrom(actor).map((field) => [field, null])),
  });
