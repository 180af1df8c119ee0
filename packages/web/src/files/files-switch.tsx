import { Link } from '@tanstack/react-router';
import { Files, ShieldCheck } from 'lucide-react';
import { useContractSearch } from '../projects/contract-frame/contract-search.ts';

const views = [
  { label: 'Files', Icon: Files, certificates: undefined },
  { label: 'Certificates', Icon: ShieldCheck, certificates: true },
] as const;

/** Two places, so that each can be sent to others. */
export function FilesSwitch() {
  const { certificates: here } = useContractSearch();
  return (
    <nav
      aria-label="Files or certificates"
      className="inline-flex justify-self-start rounded-[8px] border border-line-2 bg-sunken p-0.5 print:hidden"
    >
      {views.map(({ label, Icon, certificates }) => (
        <Link
          key={label}
          to="."
          search={{ tab: 'files', certificates }}
          // The address of the files begins that of the certificates, and is not open with it.
          activeOptions={{ exact: true }}
          aria-current={here === certificates ? 'page' : undefined}
          className="inline-flex h-7 items-center gap-1.5 rounded-control px-2.5 text-button font-medium text-text-2 no-underline hover:text-text aria-[current=page]:bg-selected aria-[current=page]:font-semibold aria-[current=page]:text-text aria-[current=page]:shadow-[0_0_0_1px_var(--line),0_1px_2px_rgb(22_23_28/6%)] site:h-11"
        >
          <Icon aria-hidden="true" className="size-4" />
          {label}
        </Link>
      ))}
    </nav>
  );
}
