import { workforceApi } from '@sitewright/domain/workforce/api';
import type { OnSite } from '@sitewright/domain/workforce/on-site';
import { useQuery } from '@tanstack/react-query';
import { ArrowLeft, Check, RotateCcw, WifiOff } from 'lucide-react';
import { useState } from 'react';
import { detailOf as errorText } from '../../platform/call.ts';
import { storedTimes } from '../../platform/offline/stored-times.ts';
import { query } from '../../platform/query.ts';
import { useOnline } from '../../platform/use-online.ts';
import { ContractChoice } from '../../projects/contract-choice.tsx';
import { Button } from '../../ui/button.tsx';
import { ButtonLink } from '../../ui/button-link.tsx';
import { cn } from '../../ui/cn.ts';
import { ContactLinks } from '../../ui/contact-links.tsx';
import { ConfirmDialog } from '../../ui/dialogs/confirm-dialog.tsx';
import { ageText, timeText } from '../../ui/format/date-time.ts';
import { Failure } from '../../ui/layout/failure.tsx';
import { Loaded } from '../../ui/layout/loaded.tsx';
import { Notice } from '../../ui/layout/notice.tsx';
import { Skeleton } from '../../ui/layout/skeleton.tsx';
import { useContract } from '../use-contract.ts';
import type { ViewProps } from '../view-props.ts';
import { NotOnTheClock } from './not-on-the-clock.tsx';
import {
  type RollCallDay,
  tickKeyOf,
  useStartAgain,
  useTick,
  useTicks,
  useTicksSaved,
} from './ticks.ts';

/** Everyone with an open session on the contract, to be checked at the assembly point. */
export function RollCall(props: ViewProps) {
  const { contract, choose } = useContract(props);
  return (
    <div data-own-actions="" className="grid max-w-[48rem] grid-cols-[minmax(0,1fr)] gap-4">
      <div className="flex flex-wrap items-end gap-3 print:hidden">
        <div className="min-w-56 flex-1">
          <ContractChoice
            label="Contract"
            isAtWorkOnly
            value={String(contract?.id ?? '')}
            onChange={choose}
          />
        </div>
        <ButtonLink icon={ArrowLeft} to="/workforce">
          Workforce
        </ButtonLink>
      </div>
      {contract ? (
        <CalledPeople key={contract.id} projectId={contract.id} today={props.today} />
      ) : (
        <p className="text-text-2">Choose a contract for the roll call.</p>
      )}
    </div>
  );
}

type CalledProps = { projectId: number; today: string };

function CalledPeople({ projectId, today }: CalledProps) {
  const read = query(workforceApi.rollCall, { params: { projectId } });
  const people = useQuery(read);
  const isOnline = useOnline();
  const day = { projectId, date: today };
  const { foundAt, ticks } = useTicks(day);
  const startAgain = useStartAgain(day, ticks);
  return (
    <>
      {!isOnline && (
        <Notice
          icon={WifiOff}
          text={`No signal. The list is from ${ageText(storedTimes.get(read.queryKey[0]) ?? people.dataUpdatedAt)}. Your ticks are saved on this phone and sent when you have signal.`}
        />
      )}
      <NotOnTheClock projectId={projectId} today={today} />
      <Loaded
        query={people}
        what="the roll call"
        empty="No one is clocked in on this contract."
        skeleton={<Skeleton what="the roll call" count={5} />}
      >
        {(onSite) => (
          <>
            <Count people={onSite} isFound={(person) => !!foundAt(person)} onAgain={startAgain} />
            <ul className="grid gap-2">
              {onSite.map((person) => (
                <PersonRow
                  key={tickKeyOf(person)}
                  person={person}
                  day={day}
                  foundAt={foundAt(person)}
                />
              ))}
            </ul>
          </>
        )}
      </Loaded>
    </>
  );
}

type CountProps = {
  people: readonly OnSite[];
  isFound: (person: OnSite) => boolean;
  onAgain: () => void;
};

/** How many of how many; a crew that is only counted counts as many as it has. */
function Count({ people, isFound, onAgain }: CountProps) {
  const sum = (some: readonly OnSite[]) => some.reduce((all, person) => all + person.people, 0);
  const [found, all] = [sum(people.filter(isFound)), sum(people)];
  const operators = sum(people.filter(({ isOperator }) => isOperator));
  const [isAsking, setAsking] = useState(false);
  const savedText = useTicksSaved(found > 0);
  return (
    <div className="flex flex-wrap items-center justify-between gap-2">
      <p role="status">
        <span className="text-2xl font-bold tabular-nums">
          {found} of {all}
        </span>{' '}
        accounted for{found === all ? '. No one is missing.' : `, ${all - found} still to find.`}
        {operators > 0 && (
          <span className="block text-sm text-text-2">
            {operators === 1
              ? 'Includes 1 plant operator, who is not counted on the live board.'
              : `Includes ${operators} plant operators, who are not counted on the live board.`}
          </span>
        )}
        <span className="block text-sm text-text-2">{savedText}</span>
      </p>
      <Button
        icon={RotateCcw}
        isBlocked={found === 0}
        onClick={() => setAsking(true)}
        className="print:hidden"
      >
        Start again
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        variant="warning"
        title="Start the roll call again?"
        description="All ticks are removed, for everyone on this contract."
        confirmText="Start again"
        onConfirm={() => {
          onAgain();
          setAsking(false);
        }}
        onCancel={() => setAsking(false)}
      />
    </div>
  );
}

/** The operator of a machine may have a name without being in the workforce. */
const isNamedOperator = ({ workerId, isOperator, jobTitle }: OnSite): boolean =>
  workerId === null && isOperator && jobTitle !== null;

/** `Dan Price`, or `Dunmore Civils, 3 unnamed`. */
function calledName(person: OnSite): string {
  if (isNamedOperator(person)) return person.jobTitle ?? '';
  return person.workerId === null ? `${person.name}, ${person.people} unnamed` : person.name;
}

const detailOf = (person: OnSite): string | null =>
  isNamedOperator(person) ? person.name : person.jobTitle;

type PersonRowProps = { day: RollCallDay; person: OnSite; foundAt: string | undefined };

/** One tap says that they are there; a second takes it back. */
function PersonRow({ day, person, foundAt }: PersonRowProps) {
  const { toggle, error } = useTick(day, person, !!foundAt);
  return (
    <li
      className={cn(
        'flex items-center gap-3 rounded-card border bg-surface p-3',
        foundAt ? 'border-ok' : 'border-line',
      )}
    >
      <button
        type="button"
        aria-pressed={!!foundAt}
        onClick={toggle}
        className="flex min-h-11 min-w-0 flex-1 items-center gap-3 text-left"
      >
        <span
          aria-hidden="true"
          className={cn(
            'grid size-8 flex-none place-items-center rounded-full border-2',
            foundAt ? 'border-ok bg-ok text-on-solid' : 'border-control',
          )}
        >
          {foundAt && <Check className="size-5" />}
        </span>
        <span className="grid min-w-0 [overflow-wrap:anywhere]">
          <span className="font-semibold">{calledName(person)}</span>
          <span className="text-sm text-text-2">
            {[detailOf(person), person.company, `since ${timeText(person.since)}`]
              .filter(Boolean)
              .join(' · ')}
          </span>
          {foundAt && (
            <span className="text-sm font-medium text-on-ok-soft">
              Accounted for at {timeText(foundAt)}
            </span>
          )}
        </span>
      </button>
      {person.mobilePhone && (
        <ContactLinks name={person.name} phone={person.mobilePhone} email={null} />
      )}
      {error && <Failure text={errorText(error)} />}
    </li>
  );
}
