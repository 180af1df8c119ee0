import { inBritish, londonDay } from '@sitewright/domain/kernel/calendar';
import type { Rams } from '@sitewright/domain/risk/rams';
import { useQuery } from '@tanstack/react-query';
import { Copy } from 'lucide-react';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { Loaded } from '../../../ui/loaded.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { useCopy } from '../../../ui/use-copy.ts';
import { QrCode } from '../../../workforce/badge/qr-code.tsx';
import { riskQueries } from '../../queries.ts';
import { nameOf } from '../words.tsx';

type Props = { rams: Rams; onClose: () => void };

/** To be scanned from the screen, or sent: each worker reads and signs on their own phone. */
export const BriefingLink = ({ rams, onClose }: Props) => (
  <Dialog
    title={`Sign ${nameOf(rams)} by link`}
    description="Workers scan this code with their own phone, read the statement and sign. They need no account."
    isOpen
    onClose={onClose}
  >
    <Loaded
      query={useQuery(riskQueries.briefingLink(rams.id))}
      what="the link"
      empty="There is no link for this statement."
      skeleton={<Skeleton what="the link" shape="lines" />}
    >
      {({ token, expiresAt }) => (
        <div className="grid grid-cols-[minmax(0,1fr)] justify-items-center gap-3">
          <QrCode text={addressOf(token)} label={`The code to sign ${nameOf(rams)}`} />
          <p className="text-center text-sm text-text-2">
            It works until {inBritish(londonDay(new Date(expiresAt)))}, or until this version is
            replaced or withdrawn. It shows the names of those who have not signed.
          </p>
          <Address address={addressOf(token)} />
        </div>
      )}
    </Loaded>
  </Dialog>
);

const addressOf = (token: string): string => `${window.location.origin}/rams/sign/${token}`;

/** Where it cannot be copied, it is there to be marked by hand. */
function Address({ address }: { address: string }) {
  const copy = useCopy();
  return (
    <>
      <p className="rounded-control bg-sunken p-2 text-xs break-all select-all">{address}</p>
      {copy && (
        <Button onClick={() => copy(address, 'Link copied.', address)}>
          <Copy aria-hidden="true" className="size-4" />
          Copy link
        </Button>
      )}
    </>
  );
}
