import { labourApi } from '@sitewright/domain/labour/api';
import { fullName } from '@sitewright/domain/labour/crew';
import { parseNames } from '@sitewright/domain/wellbeing/toolbox-talk';
import { workforceApi } from '@sitewright/domain/workforce/api';
import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { queryAll } from '../platform/query.ts';
import { Button } from '../ui/button.tsx';
import { type Bound, FieldError } from '../ui/fields/field.tsx';
import { SearchBox } from '../ui/table/search-box.tsx';

type Props = Bound & { projectId: string; date: string };

/** As many as anyone reads through; the others are found by typing. */
const mostShown = 20;

/** Who was there, by ticks: first those who worked on the contract that day. Its value is one name to a line. */
export function PeopleTicks({ value, error, onChange, projectId, date }: Props) {
  const { present, others } = usePeople(projectId, date);
  const [typed, setTyped] = useState('');
  const errorId = useId();
  const ticked = parseNames(value);
  const tick = (names: readonly string[], isTicked: boolean) => {
    const rest = ticked.filter((name) => !names.includes(name));
    onChange((isTicked ? [...rest, ...names] : rest).join('\n'));
  };
  const found = others.filter(
    (name) => ticked.includes(name) || name.toLowerCase().includes(typed.trim().toLowerCase()),
  );
  const isAll = present.every((name) => ticked.includes(name));
  return (
    <fieldset aria-describedby={error ? errorId : undefined} className="grid min-w-0 gap-2">
      <legend className="mb-1 text-sm font-medium">Who was there</legend>
      {error && <FieldError id={errorId} text={error} />}
      {present.length > 0 && (
        <>
          <div className="flex flex-wrap items-center justify-between gap-2">
            <p className="text-xs text-text-2">On site that day</p>
            <Button onClick={() => tick(present, !isAll)}>
              {isAll ? 'Untick all' : `Tick all ${present.length}`}
            </Button>
          </div>
          <Ticks names={present} ticked={ticked} onTick={tick} />
        </>
      )}
      {others.length > 0 && (
        <>
          <SearchBox label="Find others" hint="Find others" value={typed} onChange={setTyped} />
          <Ticks names={found.slice(0, mostShown)} ticked={ticked} onTick={tick} />
          {found.length > mostShown && (
            <p className="text-xs text-text-2">
              {found.length - mostShown} more. Type to find them.
            </p>
          )}
        </>
      )}
    </fieldset>
  );
}

type TicksProps = {
  names: readonly string[];
  ticked: readonly string[];
  onTick: (names: readonly string[], isTicked: boolean) => void;
};

const Ticks = ({ names, ticked, onTick }: TicksProps) => (
  <ul className="grid gap-x-4 sm:grid-cols-2">
    {names.map((name) => (
      <li key={name}>
        <label className="flex min-h-8 items-center gap-2.5 text-sm [overflow-wrap:anywhere] site:min-h-11">
          <input
            type="checkbox"
            name="attendees"
            checked={ticked.includes(name)}
            onChange={(event) => onTick([name], event.target.checked)}
            className="size-4.5 flex-none accent-brand max-md:size-6 pointer-coarse:size-6"
          />
          {name}
        </label>
      </li>
    ))}
  </ul>
);

/** The workers who had a session on the contract that day, and all others who are active. */
function usePeople(projectId: string, date: string) {
  const { data: workers } = useQuery(queryAll(workforceApi.list, { query: {} }));
  const { data: sessions } = useQuery({
    ...queryAll(labourApi.list, { query: { projectId: Number(projectId), date } }),
    enabled: projectId !== '' && date !== '',
  });
  const atWork = new Set(projectId === '' ? [] : sessions?.flatMap(({ workerIds }) => workerIds));
  const active = workers?.filter(({ employmentStatus }) => employmentStatus === 'active') ?? [];
  const namesOf = (isPresent: boolean) =>
    [...new Set(active.filter(({ id }) => atWork.has(id) === isPresent).map(fullName))].toSorted();
  return { present: namesOf(true), others: namesOf(false) };
}
