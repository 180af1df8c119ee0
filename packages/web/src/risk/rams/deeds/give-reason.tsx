import { riskApi } from '@sitewright/domain/risk/api';
import { useState } from 'react';
import { DeedDialog } from '../../../app/deed-dialog.tsx';
import { useDeed } from '../../../app/use-deed.ts';
import { TextArea } from '../../../ui/text-area.tsx';
import { staleByRams } from '../../queries.ts';
import { nameOf } from '../words.tsx';
import type { DeedProps } from './asked.ts';

const questions = {
  reject: {
    endpoint: riskApi.rejectRams,
    ask: 'Send back',
    description: 'It is a draft again, and its author reads your reason.',
    confirmText: 'Send back',
    said: 'is with its author again',
  },
  withdraw: {
    endpoint: riskApi.withdrawRams,
    ask: 'Withdraw',
    description: 'Nobody works by it from now on. It stays to be read, with your reason.',
    confirmText: 'Withdraw',
    said: 'is withdrawn',
  },
} as const;

type Props = DeedProps & { step: keyof typeof questions };

/** A step that nobody takes without saying why. */
export function GiveReason({ rams, step, onClose }: Props) {
  const [reason, setReason] = useState('');
  const { endpoint, ask, description, confirmText, said } = questions[step];
  const deed = useDeed(staleByRams, endpoint, onClose, (now) => `${nameOf(now)} ${said}`);
  return (
    <DeedDialog
      title={`${ask} ${nameOf(rams)}?`}
      {...{ description, confirmText, onClose }}
      variant="warning"
      command={deed}
      isBlocked={!reason.trim()}
      onConfirm={() => deed.perform({ params: { ramsId: rams.id }, body: { reason } })}
    >
      {({ reason: error }) => (
        <TextArea label="Reason" name="reason" {...{ error }} value={reason} onChange={setReason} />
      )}
    </DeedDialog>
  );
}
