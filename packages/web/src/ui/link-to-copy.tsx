import { Copy } from 'lucide-react';
import { Button } from './button.tsx';
import { useCopy } from './use-copy.ts';

export const LinkAddress = ({ address }: { address: string }) => (
  <p className="rounded-control bg-sunken p-2 text-xs break-all select-all">{address}</p>
);

/** Nothing where the browser cannot copy: the address can be selected by hand. */
export function CopyLink({ address }: { address: string }) {
  const copy = useCopy();
  return (
    copy && (
      <Button icon={Copy} onClick={() => copy(address, 'Link copied.', address)}>
        Copy link
      </Button>
    )
  );
}
