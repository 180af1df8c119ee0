import { requestFor } from '@sitewright/domain/kernel/request';
import type { Project } from '@sitewright/domain/projects/project';
import { siteIssuesApi } from '@sitewright/domain/site-issues/api';
import { obstacleToReporting } from '@sitewright/domain/site-issues/rules';
import { useNavigate } from '@tanstack/react-router';
import { Camera, FileDown, Flag } from 'lucide-react';
import { useActor } from '../platform/session.ts';
import { useNeedsSignal } from '../platform/use-needs-signal.ts';
import { Button } from '../ui/button.tsx';
import { MenuItem } from '../ui/dialogs/menu.tsx';
import { blockedBy } from '../ui/disabled-reason.tsx';
import { PageMenu } from '../ui/layout/page-menu.tsx';
import { type Action, placeOf } from './issue-routes.ts';

type Props = { project: Project; action: Action; show: string | undefined };

/** Beside the name of the contract; on a phone the page's menu has the print. */
export function IssuesActions({ project, action, show }: Props) {
  const needsSignal = useNeedsSignal(siteIssuesApi.pdf);
  if (action !== 'list' && action !== 'board') return null;
  const status = show === 'all' ? 'all' : show === 'closed' ? 'settled' : 'unsettled';
  const print = () => {
    const pdf = { params: { projectId: project.id }, query: { status } } as const;
    window.location.assign(requestFor(siteIssuesApi.pdf, pdf).url);
  };
  return (
    <>
      <div className="flex flex-none gap-2 max-md:hidden print:hidden">
        <Button icon={FileDown} onClick={print} {...blockedBy(needsSignal)}>
          PDF
        </Button>
        <ReportButton slug={project.slug} />
      </div>
      <PageMenu>
        <MenuItem icon={FileDown} obstacle={needsSignal} onSelect={print}>
          PDF
        </MenuItem>
      </PageMenu>
    </>
  );
}

type ReportProps = { slug: string; isBig?: boolean };

/** A user without the right sees the reason next to the button. On a phone it begins with the camera. */
export function ReportButton({ slug, isBig = false }: ReportProps) {
  const navigate = useNavigate();
  const Icon = isBig ? Camera : Flag;
  return (
    <Button
      tone="primary"
      isBig={isBig}
      {...blockedBy(obstacleToReporting(useActor()))}
      onClick={() => void navigate(placeOf(slug, 'new'))}
    >
      <Icon aria-hidden="true" className="size-4 site:size-5" />
      Report issue
    </Button>
  );
}
