import { categoryLabels, scopeLabels } from '@sitewright/domain/carbon/carbon-labels';
import type { OwnFactor } from '@sitewright/domain/carbon/factor';
import { readableDecimal } from '@sitewright/domain/kernel/decimal';
import { Archive, Pencil } from 'lucide-react';
import { useState } from 'react';
import { Facts } from '../../../ui/facts.tsx';
import { momentText } from '../../../ui/format/moment.ts';
import { showDate } from '../../../ui/parse-date.ts';
import { SideSheet } from '../../../ui/side-sheet.tsx';
import { sourceLabels } from '../../labels.ts';
import { ManageButton } from '../manage.tsx';
import { EditOwnFactor } from './edit-own-factor.tsx';
import { EpdDocument } from './epd-document.tsx';
import { StateBadge } from './own-state.tsx';
import { RetireOwnFactor } from './retire-own-factor.tsx';

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
            ['Valid until', own.expiresOn && showDate(own.expiresOn)],
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
  ['In the place of', own.replaces && `${own.replaces}, ${own.year}`],
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
