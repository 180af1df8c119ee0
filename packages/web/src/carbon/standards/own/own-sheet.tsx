import { categoryLabels, scopeLabels } from '@sitewright/domain/carbon/carbon-labels';
import { EpdDocument as documents, type OwnFactor } from '@sitewright/domain/carbon/factor';
import { carbonStandardsApi } from '@sitewright/domain/carbon/standards-api';
import { readableDecimal } from '@sitewright/domain/kernel/decimal';
import { requestFor } from '@sitewright/domain/kernel/request';
import { Archive, FileText, Pencil } from 'lucide-react';
import { useState } from 'react';
import { CommandDialog } from '../../../actions/command-dialog.tsx';
import { useActor } from '../../../platform/session.ts';
import { useSendFile } from '../../../platform/use-send-file.ts';
import { SideSheet } from '../../../ui/dialogs/side-sheet.tsx';
import { formatDate } from '../../../ui/fields/parse-date.ts';
import { AttachOne } from '../../../ui/files/attach-one.tsx';
import { momentText } from '../../../ui/format/date-time.ts';
import { Facts } from '../../../ui/layout/facts.tsx';
import { sourceLabels } from '../../labels.ts';
import { ManageButton, obstacleToManaging } from '../manage.tsx';
import { EditOwnFactor } from './edit-own-factor.tsx';
import { StateBadge } from './own-state.tsx';

type Props = { own: OwnFactor; today: string; onClose: () => void };

/** All about a figure of our own: whose word it is, and its paper. */
export function OwnSheet({ own, today, onClose }: Props) {
  const [isEditing, setEditing] = useState(false);
  if (isEditing) return <EditOwnFactor own={own} today={today} onClose={() => setEditing(false)} />;
  return (
    <SideSheet
      title={own.name}
      isOpen
      onClose={onClose}
      footer={!own.retiredAt && <Actions own={own} onEdit={() => setEditing(true)} />}
    >
      <div className="grid grid-cols-[minmax(0,1fr)] content-start gap-5">
        <p>
          <StateBadge own={own} today={today} />
        </p>
        <Facts title="Factor" facts={factsOf(own)} />
        <Facts
          title="Declaration"
          facts={[
            ['EPD number', own.epdNumber],
            ['Programme', own.programme],
            ['Valid until', own.expiresOn && formatDate(own.expiresOn)],
          ]}
        />
        {own.source === 'epd' && <EpdDocument own={own} />}
      </div>
    </SideSheet>
  );
}

const factsOf = (own: OwnFactor): [string, string | null][] => [
  ['kg CO₂e', `${readableDecimal(own.value)} per ${own.unit}`],
  ['Source', sourceLabels[own.source]],
  ['Category', categoryLabels[own.category]],
  ['Scope', scopeLabels[own.scope]],
  ['Year', String(own.year)],
  ['Density', own.density && `${readableDecimal(own.density)} kg/m³`],
  ['Reason', own.reason],
  ['Replaces', own.replaces && `${own.replaces}, ${own.year}`],
  ['Added', momentText(own.createdAt)],
  ['Retired', own.retiredAt && momentText(own.retiredAt)],
];

type ActionsProps = { own: OwnFactor; onEdit: () => void };

function Actions({ own, onEdit }: ActionsProps) {
  const [isRetiring, setRetiring] = useState(false);
  return (
    <div className="flex flex-wrap gap-2">
      <ManageButton onClick={onEdit}>
        <Pencil aria-hidden="true" className="size-4" />
        Edit
      </ManageButton>
      <ManageButton onClick={() => setRetiring(true)}>
        <Archive aria-hidden="true" className="size-4" />
        Retire
      </ManageButton>
      {isRetiring && <RetireOwnFactor own={own} onClose={() => setRetiring(false)} />}
    </div>
  );
}

type RetireOwnFactorProps = { own: OwnFactor; onClose: () => void };

const RetireOwnFactor = ({ own, onClose }: RetireOwnFactorProps) => (
  <CommandDialog
    title={`Retire ${own.name}?`}
    description="It can no longer be chosen. Entries calculated with it do not change."
    confirmText="Retire"
    endpoint={carbonStandardsApi.retireFactor}
    input={{ params: { carbonFactorId: own.id } }}
    doneMessage={({ name }) => `${name} retired`}
    onClose={onClose}
  />
);

type EpdDocumentProps = { own: OwnFactor };

/** The declaration itself, as its programme publishes it. */
function EpdDocument({ own }: EpdDocumentProps) {
  const mayManage = !obstacleToManaging(useActor());
  return (
    <section aria-label="Document" className="grid gap-2">
      <h3 className="text-sm!">Document</h3>
      {own.documentName ? (
        <a
          href={requestFor(carbonStandardsApi.readEpd, { params: { carbonFactorId: own.id } }).url}
          download={own.documentName}
          className="link inline-flex min-h-6 min-w-0 items-center gap-1.5 text-sm [overflow-wrap:anywhere] site:min-h-11"
        >
          <FileText aria-hidden="true" className="size-4 flex-none" />
          {own.documentName}
        </a>
      ) : (
        <p className="text-sm text-text-2">No EPD document attached yet.</p>
      )}
      {mayManage && !own.retiredAt && <AttachEpd own={own} />}
    </section>
  );
}

function AttachEpd({ own: { id } }: EpdDocumentProps) {
  const send = useSendFile(carbonStandardsApi.attachEpd, { params: { carbonFactorId: id } });
  return (
    <AttachOne
      accept={documents.types.join(',')}
      kinds="a PDF"
      maxBytes={documents.maxBytes}
      note="A PDF of up to 20 MB"
      send={send}
    />
  );
}
