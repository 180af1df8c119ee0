import type { Problem } from '@sitewright/domain/kernel/problem';
import { requestFor } from '@sitewright/domain/kernel/request';
import { organizationsApi } from '@sitewright/domain/organizations/api';
import { buyingOf } from '@sitewright/domain/purchase-orders/approval-rules';
import { riskApi } from '@sitewright/domain/risk/api';
import type { Rams } from '@sitewright/domain/risk/rams';
import {
  obstacleToDeleting,
  obstacleToDrafting,
  obstacleToEditing,
  obstacleToRevising,
} from '@sitewright/domain/risk/rams-rules';
import { obstacleToStep, type Step, steps } from '@sitewright/domain/risk/rams-steps';
import { useQuery } from '@tanstack/react-query';
import { Ban, Copy, FileDown, type LucideIcon, Pencil, Trash2, Users } from 'lucide-react';
import { useState } from 'react';
import { query } from '../../../platform/query.ts';
import { useActor } from '../../../platform/session.ts';
import { Button } from '../../../ui/button.tsx';
import { MenuItem, MenuSeparator } from '../../../ui/dialogs/menu.tsx';
import { MoreMenu } from '../../../ui/dialogs/more-menu.tsx';
import { useChangeRiskSearch } from '../../search-params.ts';
import { type RamsAction, RamsActionDialog } from './rams-action.tsx';
import { useRamsSteps } from './use-rams-steps.ts';

type Props = { rams: Rams; today: string };

/** The id of the briefing on the page: on a phone it is far below the text. */
export const briefingPart = 'briefing';

/** The next steps of the statement; the reason for a disabled one is shown below. */
export function RamsButtons({ rams }: Props) {
  const [openAction, setOpenAction] = useState<RamsAction>();
  const { isPending, ...steps } = useRamsSteps(rams);
  const offered = useOffered(rams, { ...steps, ask: setOpenAction });
  const reasons = new Set(offered.flatMap(({ obstacle }) => obstacle?.message ?? []));
  return (
    <div className="grid gap-2 print:hidden">
      <div className="flex flex-wrap items-center gap-2">
        {rams.status === 'issued' && <BriefTeam />}
        {offered.map(({ label, icon, obstacle, tone = 'secondary', press }) => (
          <Button
            key={label}
            icon={icon}
            tone={tone}
            isPending={isPending}
            isBlocked={!!obstacle}
            aria-description={obstacle?.message}
            onClick={press}
          >
            {label}
          </Button>
        ))}
        <Button icon={FileDown} onClick={() => window.location.assign(pdfUrl(rams))}>
          PDF
        </Button>
        <More rams={rams} onAsk={setOpenAction} />
      </div>
      {[...reasons].map((reason) => (
        <p key={reason} className="text-xs text-text-2">
          {reason}
        </p>
      ))}
      {openAction && (
        <RamsActionDialog
          action={openAction}
          rams={rams}
          onClose={() => setOpenAction(undefined)}
        />
      )}
    </div>
  );
}

const pdfUrl = ({ id }: Rams): string =>
  requestFor(riskApi.printRams, { params: { ramsId: id } }).url;

/** Only if the briefing is not next to the text. */
function BriefTeam() {
  const go = () => {
    const part = document.getElementById(briefingPart);
    part?.scrollIntoView();
    part?.focus({ preventScroll: true });
  };
  return (
    <Button icon={Users} tone="primary" onClick={go} className="lg:hidden">
      Brief team
    </Button>
  );
}

type Offered = {
  label: string;
  icon?: LucideIcon;
  obstacle: Problem | undefined;
  tone?: 'primary' | 'secondary';
  press: () => void;
};

type Ways = {
  take: (step: Exclude<Step, 'reject' | 'withdraw'>) => void;
  revise: () => void;
  ask: (action: RamsAction) => void;
};

function useOffered(rams: Rams, { take, revise, ask }: Ways): Offered[] {
  const change = useChangeRiskSearch();
  const actor = useActor();
  const approving = useApprovalRules();
  const edit: Offered = {
    label: 'Edit',
    icon: Pencil,
    obstacle: obstacleToEditing(rams, actor),
    press: () => change({ doing: 'edit' }),
  };
  const renew = { label: 'New version', obstacle: obstacleToRevising(rams, actor), press: revise };
  return [
    ...(rams.status === 'draft' ? [edit] : []),
    ...common
      .filter(({ step }) => isFrom(step, rams))
      .map(
        ({ step, label, isPlain }): Offered => ({
          label,
          tone: isPlain ? 'secondary' : 'primary',
          obstacle: obstacleToStep(step, rams, actor, approving),
          press: () => (step === 'reject' ? ask('reject') : take(step)),
        }),
      ),
    ...(rams.status === 'issued' || rams.status === 'withdrawn' ? [renew] : []),
  ];
}

/** How the company approves; the usual rules until its settings are read. */
const useApprovalRules = () =>
  buyingOf(useQuery(query(organizationsApi.current)).data?.settings ?? {});

/** The way most statements go. */
const common = [
  { step: 'submit', label: 'Submit for approval', isPlain: false },
  { step: 'approve', label: 'Approve', isPlain: false },
  { step: 'reject', label: 'Send back', isPlain: true },
  { step: 'issue', label: 'Issue for briefing', isPlain: false },
] as const;

const isFrom = (step: Step, { status }: Rams): boolean =>
  (steps[step].from as readonly string[]).includes(status);

type MoreProps = { rams: Rams; onAsk: (action: RamsAction) => void };

function More({ rams, onAsk }: MoreProps) {
  const actor = useActor();
  const approving = useApprovalRules();
  return (
    <MoreMenu label="More actions for this statement">
      <MenuItem icon={Copy} obstacle={obstacleToDrafting(actor)} onSelect={() => onAsk('copy')}>
        Duplicate
      </MenuItem>
      {isFrom('withdraw', rams) && (
        <MenuItem
          icon={Ban}
          obstacle={obstacleToStep('withdraw', rams, actor, approving)}
          onSelect={() => onAsk('withdraw')}
        >
          Withdraw…
        </MenuItem>
      )}
      <MenuSeparator />
      <MenuItem
        icon={Trash2}
        obstacle={obstacleToDeleting(rams, actor)}
        onSelect={() => onAsk('delete')}
      >
        Delete
      </MenuItem>
    </MoreMenu>
  );
}
