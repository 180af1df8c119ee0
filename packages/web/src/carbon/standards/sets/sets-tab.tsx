import type { FactorSet } from '@sitewright/domain/carbon/factor';
import { carbonStandardsApi } from '@sitewright/domain/carbon/standards-api';
import { useQuery } from '@tanstack/react-query';
import { FileUp } from 'lucide-react';
import { useState } from 'react';
import { CommandDialog } from '../../../actions/command-dialog.tsx';
import { query } from '../../../platform/query.ts';
import { Badge } from '../../../ui/badge.tsx';
import { momentText } from '../../../ui/format/date-time.ts';
import { Loaded } from '../../../ui/layout/loaded.tsx';
import { counted } from '../../../ui/table/labels.ts';
import { ManageButton } from '../manage.tsx';
import { useChangeStandardsSearch } from '../search-params.ts';

/** Whose editions there are, and which of them count. */
export function SetsTab() {
  const factorSets = useQuery(query(carbonStandardsApi.listSets));
  const change = useChangeStandardsSearch();
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <p className="max-w-[72ch] text-sm text-pretty text-text-2">
          The date of an entry sets its official edition. The Inventory of Carbon & Energy (ICE) is
          licensed: import your own workbook, check it, then publish it.
        </p>
        <ManageButton
          tone="primary"
          className="max-md:w-full"
          onClick={() => change({ step: 'import' })}
        >
          <FileUp aria-hidden="true" className="size-4" />
          Import ICE
        </ManageButton>
      </div>
      <Loaded query={factorSets} what="sets" empty="No sets yet.">
        {(sets) => (
          <ul className="grid grid-cols-[minmax(0,1fr)] gap-3 lg:grid-cols-2">
            {sets.map((set) => (
              <SetCard key={`${set.id} ${set.source} ${set.edition}`} set={set} />
            ))}
          </ul>
        )}
      </Loaded>
    </>
  );
}

const states = {
  draft: { tone: 'wait', label: 'Draft' },
  published: { tone: 'ok', label: 'Published' },
  superseded: { tone: 'plain', label: 'Superseded' },
} as const;

const SetCard = ({ set }: { set: FactorSet }) => {
  const { tone, label } = states[set.status];
  return (
    <li className="grid content-start gap-2 rounded-card border border-line bg-surface p-4">
      <div className="flex items-start justify-between gap-3">
        <h2 className="min-w-0 text-base! [overflow-wrap:anywhere]">{set.name}</h2>
        <Badge tone={tone}>{label}</Badge>
      </div>
      <p className="text-sm text-text-2 tabular-nums">{factsOf(set)}</p>
      {set.attribution && (
        <p className="text-xs tracking-normal text-pretty text-text-2">{set.attribution}</p>
      )}
      {set.status === 'draft' && <DraftActions set={set} />}
    </li>
  );
};

const factsOf = ({ edition, factors, licenceReference, publishedAt }: FactorSet): string =>
  [
    edition,
    counted(factors, factors === 1 ? 'factor' : 'factors'),
    licenceReference && `licence: ${licenceReference}`,
    publishedAt && `published ${momentText(publishedAt)}`,
  ]
    .filter(Boolean)
    .join(' · ');

type SetActionProps = { set: FactorSet; onClose: () => void };

const paramsOf = ({ id }: FactorSet) => ({ factorSetId: id ?? 0 });

const PublishSet = ({ set, onClose }: SetActionProps) => (
  <CommandDialog
    title={`Publish ${set.name}?`}
    description="Its factors can then be chosen. It replaces the previous set from this source; existing entries do not change."
    confirmText="Publish"
    endpoint={carbonStandardsApi.publishSet}
    input={{ params: paramsOf(set), body: { version: set.version ?? undefined } }}
    doneMessage={({ name }) => `${name} published`}
    onClose={onClose}
  />
);

const DiscardSet = ({ set, onClose }: SetActionProps) => (
  <CommandDialog
    title={`Discard ${set.name}?`}
    description="The draft and its factors are deleted permanently. None of them are in use."
    confirmText="Discard"
    variant="destructive"
    endpoint={carbonStandardsApi.discardSet}
    input={{ params: paramsOf(set) }}
    doneMessage={() => `${set.name} discarded`}
    onClose={onClose}
  />
);

const actions = { publish: PublishSet, discard: DiscardSet };

/** Nothing in a draft counts until it is published. */
function DraftActions({ set }: { set: FactorSet }) {
  const [openAction, setOpenAction] = useState<keyof typeof actions>();
  const Action = openAction && actions[openAction];
  return (
    <div className="flex flex-wrap gap-2 pt-1">
      <ManageButton onClick={() => setOpenAction('publish')}>Publish</ManageButton>
      <ManageButton onClick={() => setOpenAction('discard')}>Discard</ManageButton>
      {Action && <Action set={set} onClose={() => setOpenAction(undefined)} />}
    </div>
  );
}
