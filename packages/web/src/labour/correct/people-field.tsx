import { labourApi } from '@sitewright/domain/labour/api';
import { fullName } from '@sitewright/domain/labour/crew';
import type { LabourSession } from '@sitewright/domain/labour/labour-session';
import { workforceApi } from '@sitewright/domain/workforce/api';
import { useQuery } from '@tanstack/react-query';
import { yesNoText } from '../../forms/field-values.ts';
import { queryAll } from '../../platform/query.ts';
import { CheckboxField } from '../../ui/fields/checkbox-field.tsx';
import { type Bound, FieldError } from '../../ui/fields/field.tsx';
import { idsIn } from './correction-form.ts';

type Props = Bound & {
  session: LabourSession;
  /** The change in the number of people. */
  onCount: (change: number) => void;
};

/** Who of a gang was there: its members, and those who were clocked with it. */
export function PeopleField({ session, name, value, error, onChange, onCount }: Props) {
  const { data: gangs } = useQuery(queryAll(labourApi.gangs, { query: {} }));
  const { data: workers } = useQuery(queryAll(workforceApi.list, { query: {} }));
  const members = gangs?.find(({ id }) => id === session.gangId)?.workerIds ?? [];
  const isNamed = session.workerIds.length > 0;
  const offered = new Set(isNamed ? [...session.workerIds, ...members] : []);
  const people = workers?.filter(({ id }) => offered.has(id)) ?? [];
  const chosen = idsIn(value);
  const toggle = (id: number, isThere: boolean) => {
    onChange((isThere ? [...chosen, id] : chosen.filter((one) => one !== id)).join());
    onCount(isThere ? 1 : -1);
  };
  if (people.length === 0) return null;
  return (
    <fieldset className="grid gap-1">
      <legend className="mb-1 text-sm font-medium">People</legend>
      {error && <FieldError text={error} />}
      {people.map((worker) => (
        <CheckboxField
          key={worker.id}
          label={fullName(worker)}
          name={name}
          value={yesNoText(chosen.includes(worker.id))}
          onChange={(is) => toggle(worker.id, is === 'yes')}
        />
      ))}
    </fieldset>
  );
}
