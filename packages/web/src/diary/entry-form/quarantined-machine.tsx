import { plantApi } from '@sitewright/domain/plant/api';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { QuarantineBanner } from '../../plant/hire-alerts.tsx';
import { queryAll } from '../../platform/query.ts';
import { CheckboxField } from '../../ui/fields/checkbox-field.tsx';
import type { EntryForm, Values } from './fields.ts';

/** The machines on hire on the contract, for an entry about plant. */
export const useMachines = (projectId: number, { type }: Pick<Values, 'type'>) =>
  useQuery({
    ...queryAll(plantApi.list, { query: { projectId, status: 'active' } }),
    enabled: type === 'plant',
  }).data ?? [];

export type QuarantinedMachine = ReturnType<typeof useQuarantinedMachine>;

/** The machine of the entry, if it is quarantined: its use is recorded knowingly. */
export function useQuarantinedMachine(projectId: number, form: EntryForm) {
  const { plant } = form.values;
  const [knownFor, setKnownFor] = useState('');
  const machines = useMachines(projectId, form.values).filter(
    ({ name, alerts }) =>
      isSameName(name, plant) && alerts.some(({ kind }) => kind === 'quarantined'),
  );
  const isKnown = isSameName(knownFor, plant);
  return {
    machines,
    isKnown,
    fault: machines.length > 0 && !isKnown && { plant: mustConfirm },
    setKnown: (known: boolean) => {
      setKnownFor(known ? plant : '');
      // The message of the last attempt goes.
      form.set('plant', plant);
    },
  };
}

const mustConfirm = 'This machine is quarantined. Tick the box below to confirm that it was used.';

const isSameName = (name: string, other: string): boolean =>
  name.trim().toLowerCase() === other.trim().toLowerCase();

export const QuarantineWarning = ({ machines, isKnown, setKnown }: QuarantinedMachine) =>
  machines.length > 0 && (
    <>
      <QuarantineBanner hires={machines} />
      <CheckboxField
        label="This machine was used while quarantined"
        name="quarantine"
        value={isKnown ? 'yes' : 'no'}
        onChange={(value) => setKnown(value === 'yes')}
      />
    </>
  );
