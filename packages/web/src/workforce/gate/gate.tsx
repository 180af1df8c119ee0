import { formatDate } from '@sitewright/domain/kernel/calendar';
import { initialsOf } from '@sitewright/domain/kernel/initials';
import { requestFor } from '@sitewright/domain/kernel/request';
import { projectsApi } from '@sitewright/domain/projects/api';
import { workforceApi } from '@sitewright/domain/workforce/api';
import type { GateCheck } from '@sitewright/domain/workforce/on-site';
import { obstacleToEditing } from '@sitewright/domain/workforce/rules';
import { cardStateLabels, verdictLabels } from '@sitewright/domain/workforce/worker-values';
import { useQuery } from '@tanstack/react-query';
import { ArrowLeft, ScanLine } from 'lucide-react';
import { useState } from 'react';
import { CheckCard } from '../../labour/check-card.tsx';
import { InductWorker } from '../../labour/induct-worker.tsx';
import { verdictStyles } from '../../labour/worker-verdict.tsx';
import { isRefusedWith } from '../../platform/call.ts';
import { query, queryAll } from '../../platform/query.ts';
import { useActor } from '../../platform/session.ts';
import { useNeedsSignal } from '../../platform/use-needs-signal.ts';
import { ContractChoice } from '../../projects/contract-choice.tsx';
import { Button } from '../../ui/button.tsx';
import { ButtonLink } from '../../ui/button-link.tsx';
import { cn } from '../../ui/cn.ts';
import { blockedBy } from '../../ui/disabled-reason.tsx';
import { EmptyState } from '../../ui/layout/empty-state.tsx';
import { Loaded } from '../../ui/layout/loaded.tsx';
import { Skeleton } from '../../ui/layout/skeleton.tsx';
import { Picture } from '../../ui/picture.tsx';
import { toneStyles } from '../../ui/tone-styles.ts';
import { CardChip } from '../card.tsx';
import { expiryInk, expiryStateOf } from '../expiry-state.ts';
import { useContract } from '../use-contract.ts';
import type { ViewProps } from '../view-props.ts';
import { notErased } from '../worker-actions.ts';
import { NameLookup } from './name-lookup.tsx';
import { ScanBadge } from './scan-badge.tsx';

/** Scans a badge at the gate and shows whether the worker may enter, and why not. */
export function Gate(props: ViewProps) {
  const { view, onView } = props;
  const { contract, choose } = useContract(props);
  const { contract: slug } = view;
  return (
    <div className="grid max-w-[40rem] grid-cols-[minmax(0,1fr)] gap-4">
      <div className="flex flex-wrap items-end gap-3">
        <div className="min-w-56 flex-1">
          <ContractChoice
            label="Contract"
            without="Choose a contract"
            value={String(contract?.id ?? '')}
            onChange={choose}
          />
        </div>
        {view.gate && (
          <ButtonLink icon={ScanLine} to="/workforce" search={{ show: 'gate', contract: slug }}>
            Next badge
          </ButtonLink>
        )}
        <ButtonLink icon={ArrowLeft} to="/workforce" search={{ contract: slug }}>
          Workforce
        </ButtonLink>
      </div>
      {contract ? (
        view.gate ? (
          <GateResult badge={view.gate} projectId={contract.id} today={props.today} />
        ) : (
          <>
            <ScanBadge onBadge={(gate) => onView({ gate, contract: slug }, { replace: false })} />
            <NameLookup projectId={contract.id} />
          </>
        )
      ) : (
        <p className="text-sm text-text-2">
          Choose which contract this gate is for. A worker can be cleared for one contract and not
          for another.
        </p>
      )}
    </div>
  );
}

type GateResultProps = { badge: string; projectId: number; today: string };

function GateResult({ badge, projectId, today }: GateResultProps) {
  const found = useQuery(query(workforceApi.gate, { params: { badge }, query: { projectId } }));
  return isRefusedWith(found.error, 400, 404) && !found.data ? (
    <EmptyState
      icon={ScanLine}
      title="Badge not recognised"
      text="It may have been replaced. Choose ‘Next badge’ to find the worker by name."
    />
  ) : (
    <Loaded
      query={found}
      what="the badge"
      empty="Badge not recognised."
      skeleton={<Skeleton what="the badge" shape="lines" />}
    >
      {(check) => <GateVerdict check={check} badge={badge} projectId={projectId} today={today} />}
    </Loaded>
  );
}

type GateVerdictProps = {
  check: GateCheck;
  badge: string;
  projectId: number;
  today: string;
};

/** Large enough to be read at arm's length. */
const GateVerdict = ({ check, badge, projectId, today }: GateVerdictProps) => (
  <article
    aria-label={check.name}
    className="grid overflow-hidden rounded-card border border-line bg-surface"
  >
    <BigVerdict check={check} projectId={projectId} />
    <div className="flex flex-wrap items-center gap-4 p-5">
      <Picture
        src={check.hasPicture ? pictureUrl(badge) : null}
        initials={initialsOf(check.name)}
        className="size-28 rounded-card bg-sunken text-2xl font-semibold text-text-2"
      />
      <div className="grid min-w-0 gap-1 [overflow-wrap:anywhere]">
        <h2 className="text-2xl!">{check.name}</h2>
        <p className="text-text-2">{[check.jobTitle, check.company].filter(Boolean).join(' · ')}</p>
        <CardChip card={check} />
        {check.cscsCardExpiry && (
          <p className={expiryInk[expiryStateOf(check.cscsCardExpiry, today)]}>
            Expiry {formatDate(check.cscsCardExpiry)} · {cardStateLabels[check.cardState]}
          </p>
        )}
      </div>
    </div>
    <Actions check={check} projectId={projectId} />
  </article>
);

const pictureUrl = (badge: string): string =>
  requestFor(workforceApi.gatePicture, { params: { badge } }).url;

/** With the contract that it is for: clear on one site is not clear on another. */
function BigVerdict({ check, projectId }: Pick<GateVerdictProps, 'check' | 'projectId'>) {
  const { verdict } = check;
  const { data: contracts } = useQuery(queryAll(projectsApi.list, { query: {} }));
  const contract = contracts?.find(({ id }) => id === projectId);
  const { tone, icon: Icon } = verdictStyles[verdict.state];
  return (
    <div role="status" className={cn('grid gap-2 p-5', toneStyles[tone])}>
      <p className="flex items-center gap-3 text-[28px] leading-9 font-bold tracking-tight">
        <Icon aria-hidden="true" className="size-9 flex-none" />
        {verdictLabels[verdict.state]}
      </p>
      {contract && <p className="text-lg font-semibold">{contract.name}</p>}
      <ul className="grid gap-1 text-lg font-medium">
        {verdict.reasons.map((reason) => (
          <li key={reason}>{reason}</li>
        ))}
      </ul>
    </div>
  );
}

/** The actions that settle a reason at the gate. */
function Actions({ check, projectId }: Pick<GateVerdictProps, 'check' | 'projectId'>) {
  const mayEdit = !obstacleToEditing(notErased, useActor());
  const blocked = blockedBy(useNeedsSignal(workforceApi.setStatus));
  const [openDialog, setOpenDialog] = useState<'card' | 'induct'>();
  const [firstName = '', ...rest] = check.name.split(' ');
  const worker = {
    ...check,
    firstName,
    lastName: rest.join(' '),
    employmentStatus: 'active' as const,
  };
  const close = () => setOpenDialog(undefined);
  return (
    <div className="flex flex-wrap gap-2 border-t border-line-2 p-4">
      {mayEdit && (
        <>
          <Button {...blocked} onClick={() => setOpenDialog('card')}>
            Check card
          </Button>
          <Button {...blocked} onClick={() => setOpenDialog('induct')}>
            Induct
          </Button>
        </>
      )}
      <ButtonLink to="/workforce/edit/$id" params={{ id: String(check.id) }}>
        Open worker
      </ButtonLink>
      {openDialog === 'card' && <CheckCard worker={worker} onClose={close} />}
      {openDialog === 'induct' && (
        <InductWorker worker={worker} projectId={projectId} onClose={close} />
      )}
    </div>
  );
}
