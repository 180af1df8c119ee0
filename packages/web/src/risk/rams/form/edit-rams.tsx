import { riskApi } from '@sitewright/domain/risk/api';
import type { Rams } from '@sitewright/domain/risk/rams';
import { obstacleToEditing } from '@sitewright/domain/risk/rams-rules';
import { useQuery } from '@tanstack/react-query';
import { EditPage } from '../../../forms/edit-page.tsx';
import { SaveBar } from '../../../forms/save-bar.tsx';
import { useEditForm } from '../../../forms/use-edit-form.ts';
import { useActor } from '../../../platform/session.ts';
import { Loaded } from '../../../ui/layout/loaded.tsx';
import { Permitted } from '../../../ui/layout/no-access.tsx';
import { Skeleton } from '../../../ui/layout/skeleton.tsx';
import { riskQueries } from '../../queries.ts';
import { useChangeRiskSearch } from '../../search-params.ts';
import { ramsName } from '../labels.tsx';
import { bodyOf, RamsFields, valuesOf } from './fields.ts';
import { RamsFieldset } from './rams-fields.tsx';

type Props = { id: number; today: string };

export const EditRams = ({ id }: Props) => (
  <Loaded
    query={useQuery(riskQueries.rams(id))}
    what="the method statement"
    empty="This method statement no longer exists."
    skeleton={<Skeleton what="the method statement" shape="lines" />}
  >
    {(rams) => <RamsToEdit key={rams.id} rams={rams} />}
  </Loaded>
);

const RamsToEdit = ({ rams }: { rams: Rams }) => (
  <>
    <h2 className="text-xl">Edit {ramsName(rams)}</h2>
    <Permitted
      obstacle={obstacleToEditing(rams, useActor())}
      title="This statement cannot be changed"
    >
      <Edit rams={rams} />
    </Permitted>
  </>
);

function Edit({ rams }: { rams: Rams }) {
  const change = useChangeRiskSearch();
  const leave = () => change({ doing: undefined }, { ignoreBlocker: true });
  const editing = useEditForm({
    draftName: 'rams',
    record: rams,
    fields: RamsFields,
    valuesOf,
    endpoint: riskApi.editRams,
    inputOf: (filled, { id, version }) => ({
      params: { ramsId: id },
      body: { ...bodyOf(filled), version },
    }),
    doneMessage: (saved) => `${ramsName(saved)} saved`,
    onLeave: leave,
  });
  return (
    <EditPage noun="statement" where="in this statement" editing={editing}>
      {(saving) => (
        <RamsFieldset
          form={editing.form}
          projectId={rams.projectId}
          label={`Edit ${ramsName(rams)}`}
          saveBar={<SaveBar submitText="Save changes" {...saving} onCancel={leave} />}
        />
      )}
    </EditPage>
  );
}
