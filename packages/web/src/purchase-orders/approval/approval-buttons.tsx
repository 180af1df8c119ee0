import { Check } from 'lucide-react';
import { inWords } from '../../platform/call.ts';
import { Button } from '../../ui/button.tsx';
import { ButtonWithReason } from '../../ui/disabled-reason.tsx';
import { Failure } from '../../ui/failure.tsx';
import type { Action } from '../order-actions.ts';
import { goToComments } from '../order-comments.tsx';
import type { Decision } from './use-decision.ts';

type Props = { decision: Decision; onAsk: (action: Action) => void };

/** Approve, reject, or ask first; the obstacle is shown above them. */
export const ApprovalButtons = ({ decision, onAsk }: Props) => {
  const { obstacle, command, approve } = decision;
  return (
    <div className="grid grid-cols-[1.6fr_1fr_1fr] gap-2 [&>:not(button)]:col-span-full">
      {command.error && !command.isPending && <Failure text={inWords(command.error)} />}
      <ButtonWithReason
        tone="primary"
        obstacle={obstacle}
        isPending={command.isPending}
        onClick={approve}
      >
        <Check aria-hidden="true" className="size-4" />
        Approve
      </ButtonWithReason>
      <Button onClick={() => onAsk('reject')}>Reject</Button>
      <Button onClick={goToComments}>Ask</Button>
    </div>
  );
};
