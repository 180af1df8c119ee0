import { groupBy } from '@sitewright/domain/kernel/group-by';
import { labourApi } from '@sitewright/domain/labour/api';
import { fullName } from '@sitewright/domain/labour/crew';
import { parseNames } from '@sitewright/domain/wellbeing/toolbox-talk';
import { workforceApi } from '@sitewright/domain/workforce/api';
import type { Worker } from '@sitewright/domain/workforce/worker';
import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { queryAll } from '../platform/query.ts';
import { Button } from '../ui/button.tsx';
import { cn } from '../ui/cn.ts';
import { type Bound, FieldError } from '../ui/fields/field.tsx';
import { SearchBox } from '../ui/table/search-box.tsx';

type Props = Bound & { projectId: string; date: string };

/** As many as a user will read; the others are found by typing. */
const mostShown = 20;

/**
 * Who was there, by ticks: first those who worked on the contract that day, a whole firm at a time.
 * Its value is one name to a line.
 */
export function PeopleTicks({ value, error, onChange, projectId, date }: Props) {
  const { present, others } = usePeople(projectId, date);
  const errorId = useId();
  const ticked = parseNames(value);
  const tick = (names: readonly string[], isTicked: boolean) => {
    const rest = ticked.filter((name) => !names.includes(name));
    onChange((isTicked ? [...rest, ...names] : rest).join('\n'));
  };
  return (
    <fieldset aria-describedby={error ? errorId : undefined} className="grid min-w-0 gap-2">
      <legend className="mb-1 text-sm font-medium">Who was there</legend>
      {error && <FieldError id={errorId} text={error} />}
      {present.length > 0 && (
        <>
          <div className="flex flex-wrap items-center justify-between gap-2">
            <p className="text-xs text-text-2">On site that day</p>
            {present.length > 1 && <TickAll present={present} ticked={ticked} onTick={tick} />}
          </div>
          {present.map((firm) => (
            <Firm key={firm.name} firm={firm} ticked={ticked} onTick={tick} />
          ))}
        </>
      )}
      {others.length > 0 && <Others names={others} ticked={ticked} onTick={tick} />}
    </fieldset>
  );
}

type TickingProps = Omit<TicksProps, 'names'>;

const TickAll = ({ present, ticked, onTick }: TickingProps & { present: FirmOnSite[] }) => {
  const everyone = present.flatMap(({ people }) => people);
  const isAll = everyone.every((name) => ticked.includes(name));
  return (
    <Button onClick={() => onTick(everyone, !isAll)}>
      {isAll ? 'Untick all' : `Tick all ${everyone.length}`}
    </Button>
  );
};

/** 'Bower Steelfixing (8)' ticks all eight. */
const Firm = ({ firm, ticked, onTick }: TickingProps & { firm: FirmOnSite }) => {
  const { name, people } = firm;
  const isAll = people.every((person) => ticked.includes(person));
  return (
    <section aria-label={name} className="grid gap-1">
      <Tick
        label={`${name} (${people.length})`}
        isTicked={isAll}
        isBold
        onTick={(isTicked) => onTick(people, isTicked)}
      />
      <div className="pl-4">
        <Ticks names={people} ticked={ticked} onTick={onTick} />
      </div>
    </section>
  );
};

const Others = ({ names, ticked, onTick }: TicksProps) => {
  const [typed, setTyped] = useState('');
  const found = names.filter(
    (name) => ticked.includes(name) || name.toLowerCase().includes(typed.trim().toLowerCase()),
  );
  return (
    <>
      <SearchBox label="Find others" hint="Find others" value={typed} onChange={setTyped} />
      <Ticks names={found.slice(0, mostShown)} ticked={ticked} onTick={onTick} />
      {found.length > mostShown && (
        <p className="text-xs text-text-2">{found.length - mostShown} more. Type to find them.</p>
      )}
    </>
  );
};

type TicksProps = {
  names: readonly string[];
  ticked: readonly string[];
  onTick: (names: readonly string[], isTicked: boolean) => void;
};

const Ticks = ({ names, ticked, onTick }: TicksProps) => (
  <ul className="grid gap-x-4 sm:grid-cols-2">
    {names.map((name) => (
      <li key={name}>
        <Tick
          label={name}
          isTicked={ticked.includes(name)}
          onTick={(isTicked) => onTick([name], isTicked)}
        />
      </li>
    ))}
  </ul>
);

type TickProps = {
  label: string;
  isTicked: boolean;
  isBold?: boolean;
  onTick: (isTicked: boolean) => void;
};

const Tick = ({ label, isTicked, isBold = false, onTick }: TickProps) => (
  <label
    className={cn(
      'flex min-h-8 items-center gap-2.5 text-sm [overflow-wrap:anywhere] site:min-h-11',
      isBold && 'font-medium',
    )}
  >
    <input
      type="checkbox"
      name="attendees"
      checked={isTicked}
      onChange={(event) => onTick(event.target.checked)}
      className="size-4.5 flex-none accent-brand max-md:size-6 pointer-coarse:size-6"
    />
    {label}
  </label>
);

type FirmOnSite = { name: string; people: string[] };

/** The firms who had a session on the contract that day, the largest first, and all others who are active. */
export function usePeople(projectId: string, date: string) {
  const { data: workers } = useQuery(queryAll(workforceApi.list, { query: {} }));
  const { data: sessions } = useQuery({
    ...queryAll(labourApi.list, { query: { projectId: Number(projectId), date } }),
    enabled: projectId !== '' && date !== '',
  });
  const atWork = new Set(projectId === '' ? [] : sessions?.flatMap(({ workerIds }) => workerIds));
  const active = workers?.filter(({ employmentStatus }) => employmentStatus === 'active') ?? [];
  const present = active.filter(({ id }) => atWork.has(id));
  const firms = groupBy(present, ({ company }) => company ?? 'No company');
  return {
    present: [...firms]
      .map(([name, people]): FirmOnSite => ({ name, people: namesOf(people) }))
      .toSorted((one, other) => other.people.length - one.people.length),
    others: namesOf(active.filter(({ id }) => !atWork.has(id))),
  };
}

const namesOf = (people: readonly Worker[]): string[] =>
  [...new Set(people.map(fullName))].toSorted();
