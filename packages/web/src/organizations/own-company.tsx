import { membershipsApi, type OwnOrganization } from '@sitewright/domain/session/memberships-api';
import { Building2, CircleCheck, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { CommandDialog } from '../actions/command-dialog.tsx';
import { useAction } from '../actions/use-action.ts';
import { detailOf } from '../platform/call.ts';
import { useCommand } from '../platform/use-command.ts';
import { Badge } from '../ui/badge.tsx';
import { Button } from '../ui/button.tsx';
import { Failure } from '../ui/layout/failure.tsx';
import { Notice } from '../ui/layout/notice.tsx';
import { Opener } from '../ui/opener.tsx';
import { useEnterCompany } from './use-enter-company.ts';

type Props = { company: OwnOrganization; isOnly: boolean };

/** A company of the user: what they are there, and the way in and out. */
export function OwnCompany({ company, isOnly }: Props) {
  const { id, name, role, isOrganizationAdmin, isCurrent, isConfirmed } = company;
  const change = useCommand(membershipsApi.switchOrganization, { onDone: useEnterCompany() });
  const leave = (
    <Opener label="Leave" aria-label={`Leave ${name}`}>
      {(close) => <LeaveCompany company={company} isOnly={isOnly} onClose={close} />}
    </Opener>
  );
  return (
    <li className="grid content-start gap-3 rounded-card border border-line bg-surface p-4">
      <div className="flex items-start gap-3">
        <Building2 aria-hidden="true" className="mt-0.5 size-5 text-text-2" />
        <div className="min-w-0 flex-1 [overflow-wrap:anywhere]">
          <h2 className="text-base">{name}</h2>
          <p className="text-sm text-text-2">
            {role}
            {isOrganizationAdmin === 'yes' && ', administrator'}
          </p>
        </div>
      </div>
      {!isConfirmed && <Unconfirmed company={company}>{leave}</Unconfirmed>}
      {change.error && !change.isPending && <Failure text={detailOf(change.error)} />}
      <div className="flex flex-wrap items-center justify-end gap-2">
        {isCurrent && (
          <span className="mr-auto">
            <Badge tone="ok" icon={CircleCheck}>
              You are here
            </Badge>
          </span>
        )}
        {isConfirmed && leave}
        {!isCurrent && (
          <Button
            isPending={change.isPending}
            aria-label={`Switch to ${name}`}
            onClick={() => change.perform({ body: { organizationId: id } })}
          >
            Switch
          </Button>
        )}
      </div>
    </li>
  );
}

type UnconfirmedProps = { company: OwnOrganization; children: ReactNode };

function Unconfirmed({ company: { id, name }, children }: UnconfirmedProps) {
  const confirm = useAction(membershipsApi.confirmMembership, {
    doneMessage: () => `You have confirmed that you are a member of ${name}`,
    refreshes: [membershipsApi.organizations],
  });
  return (
    <>
      <Notice
        icon={TriangleAlert}
        tone="warn"
        text="You were added to this company before your email address was confirmed. Confirm or leave."
      >
        <span className="flex flex-wrap gap-2">
          <Button
            isPending={confirm.isPending}
            aria-label={`Confirm ${name}`}
            onClick={() => confirm.perform({ params: { organizationId: id } })}
          >
            Confirm
          </Button>
          {children}
        </span>
      </Notice>
      {confirm.error && !confirm.isPending && <Failure text={detailOf(confirm.error)} />}
    </>
  );
}

type LeaveProps = { company: OwnOrganization; isOnly: boolean; onClose: () => void };

/** Who leaves the company they are in goes on in the next one, or without one. */
function LeaveCompany({ company: { id, name, isCurrent }, isOnly, onClose }: LeaveProps) {
  const enter = useEnterCompany();
  return (
    <CommandDialog
      title={`Leave ${name}?`}
      description={`You lose access to its contracts and records. Your records stay with the company. You need a new invitation to rejoin.${
        isOnly ? ' You keep your account and can create a company or accept an invitation.' : ''
      }`}
      confirmText="Leave company"
      variant="warning"
      endpoint={membershipsApi.leaveOrganization}
      input={{ params: { organizationId: id } }}
      refreshes={isCurrent ? [] : [membershipsApi.organizations]}
      doneMessage={() => (isCurrent ? undefined : `You have left ${name}`)}
      onDone={isCurrent ? enter : onClose}
      onClose={onClose}
    />
  );
}
