import { teamApi } from '@sitewright/domain/team/api';
import type { Invitation } from '@sitewright/domain/team/invitation';
import { useState } from 'react';
import { CommandDialog } from '../../actions/command-dialog.tsx';
import { momentText } from '../../ui/format/date-time.ts';
import { InvitationLink } from './invitation-link.tsx';

type Props = { invitation: Invitation; onClose: () => void };

/** Where no email can be sent, a colleague passes the link on. */
export function CopyInvitation({ invitation: { id, email, expiresAt }, onClose }: Props) {
  const [address, setAddress] = useState<string>();
  if (address === undefined)
    return (
      <CommandDialog
        title={`Show the invitation link for ${email}?`}
        description="Anyone who has the link can create the account. Give it to this person only."
        confirmText="Show link"
        endpoint={teamApi.copyLink}
        input={{ params: { invitationId: id } }}
        onDone={(reply) => setAddress(reply.address)}
        onClose={onClose}
      />
    );
  return (
    <InvitationLink
      email={email}
      address={address}
      validity={`Valid until ${momentText(expiresAt)}.`}
      onClose={onClose}
    />
  );
}
