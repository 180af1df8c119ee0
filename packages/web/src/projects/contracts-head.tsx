import { obstacleToCreating } from '@sitewright/domain/projects/rules';
import { useNavigate } from '@tanstack/react-router';
import { Plus, RefreshCw } from 'lucide-react';
import { useActor } from '../platform/session.ts';
import { ButtonLink } from '../ui/button-link.tsx';
import { MenuItem } from '../ui/dialogs/menu.tsx';
import { ButtonWithReason } from '../ui/disabled-reason.tsx';
import { formatLongDate } from '../ui/fields/parse-date.ts';
import { PageMenu } from '../ui/layout/page-menu.tsx';
import { number } from '../ui/table/labels.ts';
import type { Contract } from './contract.ts';
import { countOf } from './contract-figures.tsx';

type SummaryProps = { contracts: readonly Contract[] | undefined; today: string };

/** How many there are, and of which day. */
export const ContractsSummary = ({ contracts, today }: SummaryProps) => (
  <p className="max-md:sr-only">
    {contracts && `${summary(contracts)} `}
    <time dateTime={today}>{formatLongDate(today)}</time>
  </p>
);

export const ContractsActions = ({ onRefresh }: { onRefresh: () => void }) => (
  <div className="flex max-md:-my-2">
    <CreateContract />
    <MoreActions onRefresh={onRefresh} />
  </div>
);

const summary = (contracts: readonly Contract[]) =>
  `${number(contracts.length)} ${contracts.length === 1 ? 'contract' : 'contracts'}, ${number(countOf(contracts, 'active'))} active.`;

function CreateContract() {
  const obstacle = obstacleToCreating(useActor());
  const label = (
    <>
      <Plus aria-hidden="true" className="size-4" />
      Create contract
    </>
  );
  if (!obstacle)
    return (
      <ButtonLink to="/create-contract" tone="primary" className="max-md:hidden">
        {label}
      </ButtonLink>
    );
  return (
    <div className="flex items-center gap-3 text-right max-md:hidden">
      <ButtonWithReason obstacle={obstacle}>{label}</ButtonWithReason>
    </div>
  );
}

function MoreActions({ onRefresh }: { onRefresh: () => void }) {
  const actor = useActor();
  const navigate = useNavigate();
  return (
    <PageMenu>
      <MenuItem
        icon={Plus}
        obstacle={obstacleToCreating(actor)}
        onSelect={() => void navigate({ to: '/create-contract' })}
      >
        Create contract
      </MenuItem>
      <MenuItem icon={RefreshCw} onSelect={onRefresh}>
        Refresh
      </MenuItem>
    </PageMenu>
  );
}
