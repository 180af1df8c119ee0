import { workforceApi } from '@sitewright/domain/workforce/api';
import { useQuery } from '@tanstack/react-query';
import { ArrowLeft, ScanLine } from 'lucide-react';
import { isRefusedWith } from '../../platform/call.ts';
import { query } from '../../platform/query.ts';
import { ContractChoice } from '../../projects/contract-choice.tsx';
import { ButtonLink } from '../../ui/button-link.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Loaded } from '../../ui/loaded.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { useContract } from '../use-contract.ts';
import type { ViewProps } from '../view-props.ts';
import { GateVerdict } from './gate-verdict.tsx';
import { ScanBadge } from './scan-badge.tsx';

/** Scans a badge at the gate and shows whether the worker may enter, and why not. */
export function Gate(props: ViewProps) {
  const { view, onView } = props;
  const { contract, choose, isLoaded } = useContract(props);
  const { contract: slug } = view;
  return (
    <div className="grid max-w-[40rem] grid-cols-[minmax(0,1fr)] gap-4">
      <div className="flex flex-wrap items-end gap-3">
        <div className="min-w-56 flex-1">
          <ContractChoice
            label="Gate of"
            without="Any contract"
            value={String(contract?.id ?? '')}
            onChange={choose}
          />
        </div>
        {view.gate && (
          <ButtonLink to="/workforce" search={{ show: 'gate', contract: slug }}>
            <ScanLine aria-hidden="true" className="size-4" />
            Next badge
          </ButtonLink>
        )}
        <ButtonLink to="/workforce" search={{ contract: slug }}>
          <ArrowLeft aria-hidden="true" className="size-4" />
          Workforce
        </ButtonLink>
      </div>
      {view.gate ? (
        // No verdict is shown until the contract is known.
        (isLoaded || !slug) && (
          <Checked badge={view.gate} projectId={contract?.id} today={props.today} />
        )
      ) : (
        <ScanBadge onBadge={(gate) => onView({ gate, contract: slug }, { replace: false })} />
      )}
    </div>
  );
}

type CheckedProps = { badge: string; projectId: number | undefined; today: string };

function Checked({ badge, projectId, today }: CheckedProps) {
  const found = useQuery(query(workforceApi.gate, { params: { badge }, query: { projectId } }));
  return isRefusedWith(found.error, 400, 404) && !found.data ? (
    <EmptyState
      icon={ScanLine}
      title="Nobody has this badge"
      text="It may have been replaced by a new one. Ask for their name, and look in the list of workers."
    />
  ) : (
    <Loaded
      query={found}
      what="the badge"
      empty="Nobody has this badge."
      skeleton={<Skeleton what="the badge" shape="lines" />}
    >
      {(check) => <GateVerdict check={check} badge={badge} projectId={projectId} today={today} />}
    </Loaded>
  );
}
