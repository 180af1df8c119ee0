import { riskApi } from '@sitewright/domain/risk/api';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { ActionDialog } from '../../../actions/action-dialog.tsx';
import { useAction } from '../../../actions/use-action.ts';
import { projectQueries } from '../../../projects/queries.ts';
import { SelectField } from '../../../ui/select-field.tsx';
import { useChangeAddress } from '../../use-search-params.ts';
import { nameOf } from '../labels.tsx';
import type { ActionProps } from './rams-action.ts';

/** The same work on this contract or on another. */
export function CopyRams({ rams, onClose }: ActionProps) {
  const change = useChangeAddress();
  const { data } = useQuery(projectQueries.list());
  const [projectId, setProject] = useState(String(rams.projectId));
  const copy = useAction(riskApi.copyRams, {
    onClose,
    doneMessage: (made) => `${nameOf(made)} is a draft on ${made.projectName}`,
  });
  const body = { projectId: Number(projectId) };
  return (
    <ActionDialog
      title={`Copy ${nameOf(rams)}?`}
      description="The copy is a draft under a number of its own, without dates, approval or signatures."
      confirmText="Copy"
      command={copy}
      onConfirm={() =>
        copy.perform({ params: { ramsId: rams.id }, body }, ({ id, projectSlug: contract }) =>
          change({ contract, rams: id }),
        )
      }
      onClose={onClose}
    >
      {() => (
        <SelectField
          label="Contract"
          name="projectId"
          placeholder="Choose a contract"
          options={(data ?? []).map(({ id, name }) => ({ value: String(id), label: name }))}
          value={projectId}
          onChange={setProject}
        />
      )}
    </ActionDialog>
  );
}
