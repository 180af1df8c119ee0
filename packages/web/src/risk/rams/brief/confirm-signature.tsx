import { riskApi } from '@sitewright/domain/risk/api';
import type { BriefedPerson } from '@sitewright/domain/risk/rams';
import { CommandDialog } from '../../../actions/command-dialog.tsx';
import { userMessage } from '../../../platform/call.ts';
import { useCommand } from '../../../platform/use-command.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { Failure } from '../../../ui/layout/failure.tsx';
import { Opener } from '../../../ui/opener.tsx';

type Props = { person: BriefedPerson; ramsId: number; mayConfirm: boolean };

/** A signature by link without a witness: it counts once the briefer confirms whose it is. */
export function ConfirmSignature({ person, ramsId, mayConfirm }: Props) {
  const confirm = useCommand(riskApi.confirmSignature);
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
          <Opener label="Withdraw" aria-label={`Withdraw ${name}’s signature`}>
            {(close) => (
              <CommandDialog
                title={`Withdraw ${name}’s signature?`}
                description="They must sign again."
                confirmText="Withdraw"
                variant="warning"
                endpoint={riskApi.withdrawSignature}
                input={signature}
                onClose={close}
              />
            )}
          </Opener>
        </>
      )}
      {confirm.error && <Failure text={userMessage(confirm.error)} />}
    </span>
  );
}
