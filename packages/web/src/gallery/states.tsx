import { FileUp, Plus, Truck } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../ui/button.tsx';
import { useToast } from '../ui/dialogs/toast.tsx';
import { DoneState, EmptyState } from '../ui/layout/empty-state.tsx';
import { NotSaved } from '../ui/layout/not-saved.tsx';
import { OfflineBanner } from '../ui/layout/offline-banner.tsx';
import { PanelError } from '../ui/layout/panel-error.tsx';
import { RefreshBar } from '../ui/layout/refresh-bar.tsx';
import { Skeleton } from '../ui/layout/skeleton.tsx';
import { Section, Specimen } from './section.tsx';

export function States() {
  const toast = useToast();
  return (
    <Section title="States" columns="three">
      <Specimen name="Empty, first use">
        <EmptyState
          icon={Truck}
          title="No suppliers yet"
          text="Add the firms you buy from, or import a spreadsheet."
        >
          <Button icon={Plus} tone="primary">
            Add supplier
          </Button>
          <Button icon={FileUp}>Import</Button>
        </EmptyState>
      </Specimen>
      <Specimen name="Loading">
        <Skeleton what="contracts" count={5} />
      </Specimen>
      <Specimen name="One panel failed, the page still works">
        <PanelError
          title="Costs did not load"
          text="503: Service Unavailable"
          requestId="7f3c-91ae"
          onRetry={() => toast({ text: 'Tried again.' })}
        />
      </Specimen>
      <Specimen name="Nothing left to do">
        <DoneState text="No open issues on this contract." />
      </Specimen>
      <Offline />
      <Refetching />
    </Section>
  );
}

const Offline = () => (
  <>
    <Specimen name="Offline, with what was read before">
      <OfflineBanner shownFrom="14:02" />
    </Specimen>
    <Specimen name="Offline, never read">
      <OfflineBanner />
    </Specimen>
    <Specimen name="Offline, one panel was never read">
      <NotSaved title="Files" onRetry={() => {}} />
    </Specimen>
    <Specimen name="Loading cards">
      <Skeleton what="photos" shape="cards" count={2} />
    </Specimen>
    <Specimen name="Loading lines">
      <Skeleton what="the weather" shape="lines" count={4} />
    </Specimen>
  </>
);

function Refetching() {
  const [isFetching, setFetching] = useState(false);
  return (
    <Specimen name="Read again: a thin bar under the header, the page stays">
      {isFetching && <RefreshBar />}
      <Button
        className="justify-self-start"
        aria-pressed={isFetching}
        onClick={() => setFetching(!isFetching)}
      >
        {isFetching ? 'Stop the bar' : 'Show the bar'}
      </Button>
    </Specimen>
  );
}
