import { requestFor } from '@sitewright/domain/kernel/request';
import { linksApi } from '@sitewright/domain/links/api';
import type { Link, LinkAction, LinkUse } from '@sitewright/domain/links/link';
import { useQuery } from '@tanstack/react-query';
import { Link2Off, Printer } from 'lucide-react';
import { useState } from 'react';
import { userMessage } from '../platform/call.ts';
import { query } from '../platform/query.ts';
import { useCommand } from '../platform/use-command.ts';
import { Button } from '../ui/button.tsx';
import { ConfirmDialog } from '../ui/dialogs/confirm-dialog.tsx';
import { momentText } from '../ui/format/date-time.ts';
import { Failure } from '../ui/layout/failure.tsx';
import { CopyLink, LinkAddress } from '../ui/link-to-copy.tsx';
import { QrCode } from '../ui/qr-code.tsx';

type Props = { link: Link; codeFor: string };

/** The code, its address, what was done by it, and the way to end it. */
export const LinkInForce = ({ link, codeFor }: Props) => (
  <div className="grid grid-cols-[minmax(0,1fr)] justify-items-center gap-3">
    <QrCode
      text={link.address ?? ''}
      label={`QR code to ${codeFor}`}
      className="aspect-square w-full max-w-80"
    />
    <p className="text-center text-sm text-text-2">
      This link works until {momentText(link.expiresAt)}
      {link.language && link.language !== 'English' && `. Briefing given in ${link.language}`}.
    </p>
    <LinkAddress address={link.address ?? ''} />
    <div className="grid w-full gap-2 sm:flex sm:justify-center">
      <CopyLink address={link.address ?? ''} />
      <Button icon={Printer} onClick={() => window.location.assign(posterUrl(link.id))}>
        Print
      </Button>
      <RevokeLink link={link} />
    </div>
    <Uses link={link} />
  </div>
);

const posterUrl = (linkId: number): string =>
  requestFor(linksApi.poster, { params: { linkId } }).url;

function RevokeLink({ link }: { link: Link }) {
  const [isConfirming, setConfirming] = useState(false);
  const revoke = useCommand(linksApi.revoke);
  return (
    <>
      <Button icon={Link2Off} onClick={() => setConfirming(true)}>
        Withdraw
      </Button>
      <ConfirmDialog
        title="Withdraw this link?"
        description="The QR code and the link stop working immediately. Signatures already given are kept."
        confirmText="Withdraw"
        variant="warning"
        isOpen={isConfirming}
        isPending={revoke.isPending}
        onConfirm={() => revoke.perform({ params: { linkId: link.id } })}
        onCancel={() => setConfirming(false)}
      >
        {revoke.error && <Failure text={userMessage(revoke.error)} />}
      </ConfirmDialog>
    </>
  );
}

const actionLabels: Record<LinkAction, string> = {
  opened: 'Opened',
  acknowledged: 'Acknowledged',
  signed: 'Signed',
  refused: 'Wrong card number',
};

/** The newest first; names are as people typed or chose them. */
function Uses({ link }: { link: Link }) {
  const { data } = useQuery({
    ...query(linksApi.uses, { params: { linkId: link.id } }),
    staleTime: 0,
  });
  if (!data?.length) return null;
  return (
    <details className="w-full text-sm">
      <summary className="cursor-pointer py-2 text-text-2">Activity (names not verified)</summary>
      <ul>
        {data.map((use) => (
          <li key={use.id} className="border-t border-line-2 py-1">
            {sentenceOf(use)}
          </li>
        ))}
      </ul>
    </details>
  );
}

const sentenceOf = ({ action, name, at }: LinkUse): string =>
  [actionLabels[action], name && `${action === 'refused' ? 'for' : 'by'} ${name}`, momentText(at)]
    .filter(Boolean)
    .join(' ');
