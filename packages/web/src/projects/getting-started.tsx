import { overviewApi } from '@sitewright/domain/overview/api';
import type { GettingStarted as Steps } from '@sitewright/domain/overview/getting-started';
import { useQuery } from '@tanstack/react-query';
import { CircleCheck, CircleDashed } from 'lucide-react';
import { type ReactNode, useEffect, useState } from 'react';
import { readItem, setItem } from '../platform/local-storage.ts';
import { useOpener } from '../platform/open-overlay.ts';
import { query } from '../platform/query.ts';
import { useActor } from '../platform/session.ts';
import { Button } from '../ui/button.tsx';
import { ButtonLink } from '../ui/button-link.tsx';
import { Panel } from '../ui/layout/panel.tsx';

const NewEntry = () => <Button {...useOpener('newDiaryEntry')}>Write entry</Button>;

const steps: [keyof Steps, string, ReactNode][] = [
  [
    'profile',
    'Company profile',
    <ButtonLink key="to" to="/company">
      Set up profile
    </ButtonLink>,
  ],
  [
    'contract',
    'First contract',
    <ButtonLink key="to" to="/create-contract">
      Create contract
    </ButtonLink>,
  ],
  [
    'colleague',
    'A colleague',
    <ButtonLink key="to" to="/team">
      Invite a colleague
    </ButtonLink>,
  ],
  [
    'supplier',
    'First supplier',
    <ButtonLink key="to" to="/suppliers">
      Add supplier
    </ButtonLink>,
  ],
  [
    'order',
    'First purchase order',
    <ButtonLink key="to" to="/suppliers/orders/new">
      Raise order
    </ButtonLink>,
  ],
  ['diaryEntry', 'First diary entry', <NewEntry key="to" />],
];

/** The first steps of a new company, for its administrator: each ticks itself off, and all can be hidden. */
export function GettingStarted() {
  const key = `hidesGettingStarted.${useActor().organizationId}`;
  const begunKey = `beganGettingStarted.${useActor().organizationId}`;
  const [isHidden, setHidden] = useState(readItem(key) !== null);
  const { data } = useQuery({ ...query(overviewApi.gettingStarted), staleTime: 0 });
  const hasBegun = useHasBegun(data, begunKey);
  if (isHidden || !data) return null;
  const done = steps.filter(([step]) => data[step]).length;
  const isComplete = done === steps.length;
  if (isComplete && !hasBegun) return null;
  const hide = () => {
    setItem(key, 'yes');
    setHidden(true);
  };
  return (
    <Panel
      title="Getting started"
      aside={
        <span className="flex items-center gap-3 text-sm text-text-2">
          {done} of {steps.length} done
          <Button onClick={hide}>Hide</Button>
        </span>
      }
    >
      {isComplete && (
        <p className="px-4 pt-3 text-sm">Everything is set up. You can hide this list.</p>
      )}
      <ul className="grid gap-1 px-4 py-2">
        {steps.map(([step, label, button]) => (
          <Step key={step} label={label} isDone={data[step]}>
            {button}
          </Step>
        ))}
      </ul>
    </Panel>
  );
}

/** Whether this browser has shown the list before it was complete: only then its end is news. */
function useHasBegun(data: Steps | null | undefined, key: string): boolean {
  const isIncomplete = !!data && steps.some(([step]) => !data[step]);
  useEffect(() => {
    if (isIncomplete) setItem(key, 'yes');
  }, [isIncomplete, key]);
  return isIncomplete || readItem(key) !== null;
}

type StepProps = { label: string; isDone: boolean; children: ReactNode };

const Step = ({ label, isDone, children }: StepProps) => {
  const Icon = isDone ? CircleCheck : CircleDashed;
  return (
    <li className="flex min-h-11 flex-wrap items-center gap-2.5">
      <Icon aria-hidden="true" className={isDone ? 'size-icon text-ok' : 'size-icon text-text-2'} />
      <span className={isDone ? 'flex-1 text-text-2' : 'flex-1'}>
        {label}
        {isDone && <span className="sr-only"> done</span>}
      </span>
      {!isDone && children}
    </li>
  );
};
