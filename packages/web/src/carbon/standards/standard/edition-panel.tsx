import type { CarbonSettings } from '@sitewright/domain/carbon/carbon-settings';
import { goOnText, latestEdition } from '@sitewright/domain/carbon/edition-year';
import { carbonStandardsApi } from '@sitewright/domain/carbon/standards-api';
import { useQuery } from '@tanstack/react-query';
import { CalendarClock } from 'lucide-react';
import { useState } from 'react';
import { CommandDialog } from '../../../actions/command-dialog.tsx';
import { query } from '../../../platform/query.ts';
import { useActor } from '../../../platform/session.ts';
import { FactList } from '../../../ui/layout/facts.tsx';
import { lazyDialog } from '../../../ui/layout/lazy-dialog.tsx';
import { Notice } from '../../../ui/layout/notice.tsx';
import { Panel } from '../../../ui/layout/panel.tsx';
import { counted } from '../../../ui/table/labels.ts';
import { ManageButton, obstacleToManaging } from '../manage.tsx';

const RestateEntries = lazyDialog(() => import('./restate-entries.tsx'), 'RestateEntries');

const nextYear = latestEdition + 1;

type Props = { settings: CarbonSettings };

/** What happens in a year whose official factors are not published yet. */
export function EditionPanel({ settings: { usesPreviousEdition } }: Props) {
  const [isChoosing, setChoosing] = useState(false);
  return (
    <Panel
      title="Unpublished years"
      aside={
        <ManageButton onClick={() => setChoosing(true)}>
          <CalendarClock aria-hidden="true" className="size-4" />
          {usesPreviousEdition ? `Stop using ${latestEdition}` : goOnText()}
        </ManageButton>
      }
    >
      <div className="grid content-start gap-4 p-4">
        <FactList
          facts={[
            ['Latest edition', String(latestEdition)],
            [
              `Entries from ${nextYear} onwards`,
              usesPreviousEdition
                ? `Use ${latestEdition} factors, labelled as such, until ${nextYear} is published`
                : `Your own factor is needed until ${nextYear} is published`,
            ],
          ]}
        />
        <Restatable />
      </div>
      {isChoosing && (
        <ChooseEdition
          usesPreviousEdition={!usesPreviousEdition}
          onClose={() => setChoosing(false)}
        />
      )}
    </Panel>
  );
}

type ChooseEditionProps = { usesPreviousEdition: boolean; onClose: () => void };

const ChooseEdition = ({ usesPreviousEdition, onClose }: ChooseEditionProps) => (
  <CommandDialog
    title={usesPreviousEdition ? `${goOnText()}?` : `Stop using ${latestEdition} for later years?`}
    description={
      usesPreviousEdition
        ? `Entries from ${nextYear} onwards are calculated with ${latestEdition} factors, and figures that use them are labelled. Once ${nextYear} is published, you can restate them all here.`
        : `New entries from ${nextYear} onwards need your own factor until ${nextYear} is published. Existing entries do not change.`
    }
    confirmText={
      usesPreviousEdition ? `Keep using ${latestEdition}` : `Stop using ${latestEdition}`
    }
    endpoint={carbonStandardsApi.changeSettings}
    input={{ body: { usesPreviousEdition } }}
    doneMessage={() =>
      usesPreviousEdition
        ? `Later years use ${latestEdition} factors until their own are published`
        : `Later years no longer use ${latestEdition} factors`
    }
    onClose={onClose}
  />
);

/** Entries whose own edition has been published since, for users who may restate them. */
function Restatable() {
  const mayManage = !obstacleToManaging(useActor());
  const { data } = useQuery({
    ...query(carbonStandardsApi.previewRestatement, {}),
    enabled: mayManage,
  });
  const [isRestating, setRestating] = useState(false);
  if (!data || data.entries === 0) return null;
  return (
    <Notice
      icon={CalendarClock}
      tone="info"
      text={`${counted(data.entries, data.entries === 1 ? 'entry uses' : 'entries use')} an earlier edition, and the edition for their year has now been published.`}
    >
      <ManageButton tone="primary" onClick={() => setRestating(true)}>
        Restate entries
      </ManageButton>
      {isRestating && <RestateEntries restatement={data} onClose={() => setRestating(false)} />}
    </Notice>
  );
}
