import type { Rams } from '@sitewright/domain/risk/rams';
import {
  obstacleToDeleting,
  obstacleToDrafting,
  obstacleToEditing,
  obstacleToRevising,
} from '@sitewright/domain/risk/rams-rules';
import { obstacleToStep, type Step, steps } from '@sitewright/domain/risk/rams-steps';
import { Ban, Copy, Ellipsis, FileDown, Pencil, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useActor } from '../../../platform/session.ts';
import { useBuying } from '../../../purchase-orders/use-buying.ts';
import { Button } from '../../../ui/button.tsx';
import { Menu, MenuItem, MenuSeparator } from '../../../ui/menu.tsx';
import { ObstructedButton } from '../../../ui/obstructed.tsx';
import { pdfOf } from '../../queries.ts';
import { useChangeAddress } from '../../use-address.ts';
import type { Asked, DeedProps } from '../deeds/asked.ts';
import { CopyRams } from '../deeds/copy-rams.tsx';
import { DeleteRams } from '../deeds/delete-rams.tsx';
import { GiveReason } from '../deeds/give-reason.tsx';
import { useRamsSteps } from './use-rams-steps.ts';

type Props = { rams: Rams; today: string };

/** Where the statement can go now; whoever may not take it there is told why, beside. */
export function RamsButtons({ rams }: Props) {
  const [asked, ask] = useState<Asked>();
  const change = useChangeAddress();
  const actor = useActor();
  const { take, revise, isPending } = useRamsSteps(rams);
  const approving = useBuying();
  const offered = common.filter(({ step }) => isFrom(step, rams));
  const isOver = rams.status === 'issued' || rams.status === 'withdrawn';
  return (
    <div className="flex flex-wrap items-center gap-2 print:hidden">
      {rams.status === 'draft' && (
        <ObstructedButton
          obstacle={obstacleToEditing(rams, actor)}
          onClick={() => change({ doing: 'edit' })}
        >
          <Pencil aria-hidden="true" className="size-4" />
          Edit
        </ObstructedButton>
      )}
      {offered.map(({ step, label, isPlain }) => (
        <ObstructedButton
          key={step}
          tone={isPlain ? 'secondary' : 'primary'}
          obstacle={obstacleToStep(step, rams, actor, approving)}
          {...{ isPending }}
          onClick={() => (step === 'reject' ? ask('reject') : take(step))}
        >
          {label}
        </ObstructedButton>
      ))}
      {isOver && (
        <ObstructedButton
          obstacle={obstacleToRevising(rams, actor)}
          {...{ isPending }}
          onClick={revise}
        >
          New version
        </ObstructedButton>
      )}
      <Button onClick={() => window.location.assign(pdfOf(rams.id))}>
        <FileDown aria-hidden="true" className="size-4" />
        PDF
      </Button>
      <More rams={rams} onAsk={ask} />
      {asked && <Deed asked={asked} rams={rams} onClose={() => ask(undefined)} />}
    </div>
  );
}

/** The way most statements go. */
const common = [
  { step: 'submit', label: 'Submit for approval', isPlain: false },
  { step: 'approve', label: 'Approve', isPlain: false },
  { step: 'reject', label: 'Send back', isPlain: true },
  { step: 'issue', label: 'Issue for briefing', isPlain: false },
] as const;

const isFrom = (step: Step, { status }: Rams): boolean =>
  (steps[step].from as readonly string[]).includes(status);

type MoreProps = { rams: Rams; onAsk: (asked: Asked) => void };

function More({ rams, onAsk }: MoreProps) {
  const actor = useActor();
  const approving = useBuying();
  return (
    <Menu
      label="More to do with this statement"
      trigger={
        <Button aria-label="More" className="w-control px-0!">
          <Ellipsis aria-hidden="true" className="size-4" />
        </Button>
      }
    >
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
    </Menu>
  );
}

function Deed({ asked, ...props }: DeedProps & { asked: Asked }) {
  if (asked === 'copy') return <CopyRams {...props} />;
  if (asked === 'delete') return <DeleteRams {...props} />;
  return <GiveReason {...props} step={asked} />;
}
