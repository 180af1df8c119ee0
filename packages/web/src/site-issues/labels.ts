import type { SiteIssue } from '@sitewright/domain/site-issues/site-issue';
import type { Step } from '@sitewright/domain/site-issues/steps';
import {
  CircleCheck,
  CircleSlash,
  Eye,
  type LucideIcon,
  MessageCircleWarning,
  Play,
  RotateCcw,
  Undo2,
} from 'lucide-react';

type Titled = Pick<SiteIssue, 'number' | 'issueDescription'>;

/** The first line is the title; the rest is the description. */
export const issueTitle = ({ issueDescription }: Titled): string =>
  issueDescription.split('\n', 1)[0] ?? '';

/** '#118', or what it is where it was never numbered. */
export const issueName = (issue: Titled): string =>
  issue.number === null ? issueTitle(issue) : `#${issue.number}`;

export const stepDisplay: Record<Step, { label: string; icon: LucideIcon }> = {
  start: { label: 'Start work', icon: Play },
  present: { label: 'Ready for review', icon: Eye },
  dispute: { label: 'Dispute', icon: MessageCircleWarning },
  reject: { label: 'Reject', icon: Undo2 },
  close: { label: 'Close issue', icon: CircleCheck },
  void: { label: 'Void', icon: CircleSlash },
  reopen: { label: 'Reopen', icon: RotateCcw },
};
