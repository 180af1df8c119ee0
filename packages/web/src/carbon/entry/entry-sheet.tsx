import { carbonApi } from '@sitewright/domain/carbon/api';
import type { CarbonEntry } from '@sitewright/domain/carbon/carbon-entry';
import { categoryLabels, qualityLabels } from '@sitewright/domain/carbon/carbon-labels';
import { obstacleToDeleting, obstacleToEditing } from '@sitewright/domain/carbon/rules';
import { keepUntil } from '@sitewright/domain/carbon/transfer-gaps';
import { weightText } from '@sitewright/domain/carbon/weight-text';
import type { Project } from '@sitewright/domain/projects/project';
import { useQuery } from '@tanstack/react-query';
import { Pencil, Trash2, TriangleAlert } from 'lucide-react';
import { useState } from 'react';
import { query } from '../../platform/query.ts';
import { useActor } from '../../platform/session.ts';
import { Badge } from '../../ui/badge.tsx';
import { SideSheet } from '../../ui/dialogs/side-sheet.tsx';
import { ButtonWithReason } from '../../ui/disabled-reason.tsx';
import { formatDate } from '../../ui/fields/parse-date.ts';
import { Facts } from '../../ui/layout/facts.tsx';
import { Loaded } from '../../ui/layout/loaded.tsx';
import { Notice } from '../../ui/layout/notice.tsx';
import { Skeleton } from '../../ui/layout/skeleton.tsx';
import { BetterFactorOfEntry } from '../better-factors/better-factors.tsx';
import { EntryAction } from '../entries/use-entry-actions.tsx';
import { editionText } from '../labels.ts';
import { TransferGaps } from '../transfer-gaps-list.tsx';
import { EntryFacts } from './entry-facts.tsx';
import { EntryFiles } from './entry-files.tsx';
import { EntryTerms } from './entry-terms.tsx';

type Props = { id: number; project: Project; onClose: () => void };
type Action = 'edit' | 'delete';

/** Every kilogram of an entry, explained. */
export function EntrySheet({ id, project, onClose }: Props) {
  const entryQuery = useQuery(query(carbonApi.read, { params: { carbonEntryId: id } }));
  const [action, ask] = useState<Action>();
  const entry = entryQuery.data ?? undefined;
  const stop = () => ask(undefined);
  if (entry && action === 'edit')
    return <EntryAction action={action} entry={entry} onClose={stop} />;
  return (
    <SideSheet
      title={entry?.source ?? 'Carbon entry'}
      isOpen
      onClose={onClose}
      footer={entry && <Buttons entry={entry} onAction={ask} />}
    >
      <Loaded
        query={entryQuery}
        what="the entry"
        empty="This entry no longer exists."
        skeleton={<Skeleton what="the entry" shape="lines" />}
      >
        {(read) => <Explained entry={read} project={project} />}
      </Loaded>
      {entry && action && (
        <EntryAction action={action} entry={entry} onClose={stop} onDeleted={onClose} />
      )}
    </SideSheet>
  );
}

const Explained = ({ entry, project }: { entry: CarbonEntry; project: Project }) => (
  <div className="grid gap-5">
    <div className="grid gap-2">
      <p className="text-2xl font-bold tracking-[-0.028em] tabular-nums">
        {entry.carbonEmitted === null ? '–' : weightText(entry.carbonEmitted)}{' '}
        <span className="text-sm font-normal tracking-normal text-text-2">CO₂e</span>
      </p>
      <p className="flex flex-wrap gap-2">
        <Badge tone="plain">{categoryLabels[entry.category]}</Badge>
        {entry.quality && <Badge tone="plain">{qualityLabels[entry.quality]}</Badge>}
        {entry.isByHand && <Badge tone="plain">Entered by hand</Badge>}
        {entry.isHazardousWaste && <Badge tone="warn">Hazardous</Badge>}
        {editionText(entry) && <Badge tone="wait">{editionText(entry)}</Badge>}
      </p>
    </div>
    {entry.status === 'draft' && <Missing entry={entry} />}
    <BetterFactorOfEntry entry={entry} slug={project.slug} />
    <EntryTerms terms={entry.terms} />
    <EntryFacts entry={entry} project={project} />
    {entry.category === 'waste' && <TransferNoteFacts entry={entry} />}
    <EntryFiles entry={entry} />
  </div>
);

const Missing = ({ entry: { missing } }: { entry: CarbonEntry }) => (
  <Notice
    icon={TriangleAlert}
    tone="warn"
    text={`This draft is not in any total. ${missing.map(({ message }) => withStop(message)).join(' ')}`}
  />
);

const withStop = (sentence: string): string => (sentence.endsWith('.') ? sentence : `${sentence}.`);

function Buttons({ entry, onAction }: { entry: CarbonEntry; onAction: (action: Action) => void }) {
  const actor = useActor();
  const edits = obstacleToEditing(entry, actor);
  const deletes = obstacleToDeleting(entry, actor);
  return (
    <div className="flex flex-wrap items-center justify-end gap-2">
      <ButtonWithReason
        icon={Trash2}
        obstacle={deletes === edits ? undefined : deletes}
        isBlocked={!!deletes}
        onClick={() => onAction('delete')}
      >
        Delete
      </ButtonWithReason>
      <ButtonWithReason
        icon={Pencil}
        obstacle={edits}
        tone="primary"
        onClick={() => onAction('edit')}
      >
        Edit
      </ButtonWithReason>
    </div>
  );
}

type TransferNoteFactsProps = { entry: CarbonEntry };

/** The papers that the waste travelled with, and what the law still misses in them. */
function TransferNoteFacts({ entry }: TransferNoteFactsProps) {
  const note = entry.transferNote ?? {};
  return (
    <>
      <Facts
        title={entry.isHazardousWaste ? 'Consignment note' : 'Transfer note'}
        facts={[
          ['Number', note.noteNumber],
          ['Description', note.description],
          ['Origin', note.origin],
          ['Contained in', note.containment],
          ['Producer', note.producerName],
          ['Carrier', note.carrierName],
          ['Registration', note.carrierRegistration],
          ['Receiver', note.receiverName],
          ['Permit', note.receiverPermit],
          ['Place', note.place],
          [
            'When',
            note.transferredOn && `${formatDate(note.transferredOn)} ${note.transferredAt ?? ''}`,
          ],
          [
            'Keep until',
            note.transferredOn && formatDate(keepUntil(note.transferredOn, entry.wasteCode)),
          ],
        ]}
      />
      <TransferGaps gaps={entry.transferGaps} />
    </>
  );
}
