import { Dialog } from '../../ui/dialogs/dialog.tsx';
import { CopyLink, LinkAddress } from '../../ui/link-to-copy.tsx';

type Props = { email: string; address: string; validity?: string; onClose: () => void };

/** Where no email can be sent: the link to pass on. */
export const InvitationLink = ({
  email,
  address,
  validity = 'Valid for 7 days.',
  onClose,
}: Props) => (
  <Dialog
    title={`Invitation link for ${email}`}
    description={`Not emailed: no mail server is set up. Give the link to this person only. ${validity}`}
    isOpen
    onClose={onClose}
  >
    <LinkAddress address={address} />
    <CopyLink address={address} />
  </Dialog>
);
