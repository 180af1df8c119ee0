import { Check } from 'lucide-react';
import { userMessage } from '../../platform/call.ts';
import { Button } from '../../ui/button.tsx';
import { cn } from '../../ui/cn.ts';
import { ButtonWithReason } from '../../ui/disabled-reason.tsx';
import { Failure } from '../../ui/layout/failure.tsx';
import { saveBarStyles } from '../../ui/save-bar-styles.ts';
import type { Action } from '../order-actions.ts';
import { goToComments } from '../order-comments.tsx';
import type { Decision } from './use-decision.ts';

type Props = { decision: Decision; onAction: (action: Action) => void };

/** Approve, reject, or ask first; the obstacle is shown above them. */
export const ApprovalButtons = ({ decision, onAction }: Props) => {
  const { obstacle, command, approve } = decision;
  return (
    <div className="grid grid-cols-[1.6fr_1fr_1fr] gap-2 [&>:not(button)]:col-span-full">
      {command.error && !command.isPending && <Failure text={userMessage(command.error)} />}
      <ButtonWithReason
        icon={Check}
        tone="primary"
        obstacle={obstacle}
        isPending={command.isPending}
        onClick={approve}
      >
        Approve
      </ButtonWithReason>
      <Button onClick={() => onAction('reject')}>Reject</Button>
      <Button onClick={goToComments}>Ask a question</Button>
    </div>
  );
};

/** On a phone, under the thumb: no and yes. */
export const ApprovalBar = ({ decision, onAction }: Props) => {
  const { isOpen, decides, obstacle, command, approve } = decision;
  if (!isOpen || !decides) return null;
  return (
    <div data-save-bar="" className={cn(saveBarStyles, 'md:hidden')}>
      {command.error && !command.isPending && <Failure text={userMessage(command.error)} />}
      {obstacle && <p className="text-xs text-text-2">{obstacle.message}</p>}
      <div className="grid grid-cols-[1fr_1.6fr] gap-2">
        <Button isBig onClick={() => onAction('reject')}>
          Reject
        </Button>
        <Button
          isBig
          tone="primary"
          isBlocked={!!obstacle}
          isPending={command.isPending}
          onClick={approve}
        >
          <Check aria-hidden="true" className="size-5" />
          Approve
        </Button>
      </div>
    </div>
  );
};
