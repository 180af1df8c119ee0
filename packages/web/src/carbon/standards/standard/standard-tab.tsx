import type { CarbonSettings } from '@sitewright/domain/carbon/carbon-settings';
import { useQuery } from '@tanstack/react-query';
import { ArrowRightLeft } from 'lucide-react';
import { momentText } from '../../../ui/format/moment.ts';
import { Loaded } from '../../../ui/loaded.tsx';
import { Panel } from '../../../ui/panel.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { ManageButton } from '../manage.tsx';
import { standardQueries } from '../queries.ts';
import { useChangeAddress } from '../search-params.ts';
import { StandardFacts } from './standard-facts.tsx';
import { TransportPanel } from './transport-panel.tsx';
import { UndoStandard } from './undo-standard.tsx';

/** How carbon is counted, and who decided so. */
export function StandardTab({ today }: { today: string }) {
  const query = useQuery(standardQueries.settings());
  return (
    <Loaded
      query={query}
      what="the standard"
      empty="There is no standard."
      skeleton={<Skeleton what="the standard" shape="lines" />}
    >
      {(settings) => (
        <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-4 xl:grid-cols-2">
          <InForce settings={settings} />
          <TransportPanel settings={settings} today={today} />
        </div>
      )}
    </Loaded>
  );
}

function InForce({ settings }: { settings: CarbonSettings }) {
  const change = useChangeAddress();
  return (
    <Panel
      title="The standard in force"
      aside={
        <ManageButton tone="primary" onClick={() => change({ step: 'switch' })}>
          <ArrowRightLeft aria-hidden="true" className="size-4" />
          Change standard
        </ManageButton>
      }
    >
      <div className="grid content-start gap-4 p-4">
        <StandardFacts settings={settings} />
        <p className="text-sm text-text-2">{whoSet(settings)}</p>
        <UndoStandard settings={settings} />
      </div>
    </Panel>
  );
}

const whoSet = ({ setBy, setAt }: CarbonSettings): string =>
  setAt
    ? `Set by ${setBy ?? 'somebody who has left'}, ${momentText(setAt)}.`
    : 'As it comes: nobody has changed it yet.';
