import { moduleLabels } from '@sitewright/domain/carbon/carbon-labels';
import type { CarbonSettings, CarbonStandard } from '@sitewright/domain/carbon/carbon-settings';
import { carbonModules } from '@sitewright/domain/carbon/carbon-values';
import { carbonStandardsApi } from '@sitewright/domain/carbon/standards-api';
import { useQuery } from '@tanstack/react-query';
import { ArrowRightLeft, CircleCheck, CircleDashed, type LucideIcon, Undo2 } from 'lucide-react';
import { useState } from 'react';
import { CommandDialog } from '../../../actions/command-dialog.tsx';
import { cn } from '../../../ui/cn.ts';
import { momentText } from '../../../ui/format/date-time.ts';
import { FactList } from '../../../ui/layout/facts.tsx';
import { Loaded } from '../../../ui/layout/loaded.tsx';
import { Panel } from '../../../ui/layout/panel.tsx';
import { Skeleton } from '../../../ui/layout/skeleton.tsx';
import { ManageButton } from '../manage.tsx';
import { standardQueries } from '../queries.ts';
import { useChangeStandardsSearch } from '../search-params.ts';
import { EditionPanel } from './edition-panel.tsx';
import { TransportPanel } from './transport-panel.tsx';

/** How carbon is counted, and who decided so. */
export function StandardTab({ today }: { today: string }) {
  const query = useQuery(standardQueries.settings());
  return (
    <Loaded
      query={query}
      what="the standard"
      empty="No standard set."
      skeleton={<Skeleton what="the standard" shape="lines" />}
    >
      {(settings) => (
        <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-4 xl:grid-cols-2">
          <InForce settings={settings} />
          <TransportPanel settings={settings} today={today} />
          <EditionPanel settings={settings} />
        </div>
      )}
    </Loaded>
  );
}

function InForce({ settings }: { settings: CarbonSettings }) {
  const change = useChangeStandardsSearch();
  return (
    <Panel
      title="Current standard"
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
  setAt ? `Set by ${setBy ?? 'a former user'}, ${momentText(setAt)}.` : 'Default settings.';

type StandardFactsProps = { settings: CarbonStandard };

/** What the totals include, and what is reported separately. */
function StandardFacts({ settings }: StandardFactsProps) {
  const { modules, includesLosses, includesWtt, statedYear } = settings;
  const parts: [text: string, isIn: boolean][] = [
    ...carbonModules.map((module): [string, boolean] => [
      moduleLabels[module],
      modules.includes(module),
    ]),
    ['Grid losses (T&D)', includesLosses],
    ['Well to tank (WTT)', includesWtt],
    ['Biogenic carbon (always)', false],
  ];
  const thoseThatAre = (isSought: boolean) =>
    parts.flatMap(([text, isIn]) => (isIn === isSought ? [text] : []));
  return (
    <FactList
      facts={[
        [
          'Factors',
          statedYear
            ? `${statedYear} edition for all contracts`
            : 'As recorded: the edition for each entry’s year',
        ],
        [
          'Included',
          <Items key="in" icon={CircleCheck} ink="text-on-ok-soft" texts={thoseThatAre(true)} />,
        ],
        [
          'Reported separately',
          <Items key="beside" icon={CircleDashed} ink="text-text-2" texts={thoseThatAre(false)} />,
        ],
      ]}
      isStacked
      layout="gap-4 [&_dt]:mb-1.5 [&_dt]:text-xs [&_dt]:font-medium [&_dt]:tracking-normal"
    />
  );
}

type ItemsProps = { icon: LucideIcon; ink: string; texts: readonly string[] };

const Items = ({ icon: Icon, ink, texts }: ItemsProps) => (
  <ul className="grid gap-x-4 gap-y-1.5 sm:grid-cols-2">
    {texts.map((text) => (
      <li key={text} className="flex items-start gap-1.5">
        <Icon aria-hidden="true" className={cn('mt-0.5 size-4 flex-none', ink)} />
        {text}
      </li>
    ))}
  </ul>
);

const undoing = {
  ...{ button: 'Undo this change', title: 'Undo this change?', confirm: 'Undo' },
  text: 'The previous standard applies to all contracts again. No entries are changed.',
  done: 'Previous standard restored',
};
const redoing = {
  ...{ button: 'Redo', title: 'Redo the change?', confirm: 'Redo' },
  text: 'The changed standard applies to all contracts again. No entries are changed.',
  done: 'Changed standard restored',
};

/** For a day after a change the standard before it is one press away. */
function UndoStandard({ settings }: { settings: CarbonSettings }) {
  const { isUndone, undoableUntil } = settings;
  const [isAsking, ask] = useState(false);
  // To undo what was undone is to do it again.
  const words = isUndone ? redoing : undoing;
  if (!undoableUntil || new Date(undoableUntil) < new Date()) return null;
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
      <ManageButton onClick={() => ask(true)}>
        <Undo2 aria-hidden="true" className="size-4" />
        {words.button}
      </ManageButton>
      <p className="text-xs tracking-normal text-text-2">Until {momentText(undoableUntil)}</p>
      {isAsking && (
        <CommandDialog
          title={words.title}
          description={words.text}
          confirmText={words.confirm}
          endpoint={carbonStandardsApi.undoSettings}
          input={{}}
          doneMessage={() => words.done}
          onClose={() => ask(false)}
        />
      )}
    </div>
  );
}
