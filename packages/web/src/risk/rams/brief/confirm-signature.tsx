import { riskApi } from '@sitewright/domain/risk/api';
import type { BriefedPerson } from '@sitewright/domain/risk/rams';
import { workforceApi } from '@sitewright/domain/workforce/api';
import { useState } from 'react';
import { ActionDialog } from '../../../app/action-dialog.tsx';
import { inWords } from '../../../platform/call.ts';
import { useCommand } from '../../../platform/use-command.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { Failure } from '../../../ui/failure.tsx';
import { staleByRams } from '../../queries.ts';

type Props = { person: BriefedPerson; ramsId: number; mayConfirm: boolean };

const stale = [...staleByRams, workforceApi.list.path];

/** A signature by link that nobody witnessed: it counts once the person who briefs says that it is theirs. */
export function ConfirmSignature({ person, ramsId, mayConfirm }: Props) {
  const [isAsked, ask] = useState(false);
  const confirm = useCommand(riskApi.confirmSignature, { refreshes: stale });
  const withdraw = useCommand(riskApi.withdrawSignature, {
    refreshes: stale,
    onDone: () => ask(false),
  });
  const signature = { params: { ramsId, ramsSignatureId: person.signatureId ?? 0 } };
  const { name } = person;
  return (
    <span className="flex flex-wrap items-center gap-2">
      <Badge tone="warn">To confirm</Badge>
      {mayConfirm && (
        <>
          <Button
            aria-label={`Confirm that ${name} was briefed`}
            isPending={confirm.isPending}
            onClick={() => confirm.perform(signature)}
          >
            Confirm
          </Button>
          <Button aria-label={`Withdraw the signature of ${name}`} onClick={() => ask(true)}>
            Withdraw
          </Button>
        </>
      )}
      {confirm.error && <Failure text={inWords(confirm.error)} />}
      {isAsked && (
        <ActionDialog
          title={`Withdraw the signature of ${name}?`}
          description="They will need to sign again."
          confirmText="Withdraw"
          variant="warning"
          command={withdraw}
          onConfirm={() => withdraw.perform(signature)}
          onClose={() => ask(false)}
        />
      )}
    </span>
  );
}
