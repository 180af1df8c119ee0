import { materialsApi } from '@sitewright/domain/materials/api';
import type { Material } from '@sitewright/domain/materials/material';
import { obstacleToEditing } from '@sitewright/domain/materials/rules';
import { seesPrices } from '@sitewright/domain/purchase-orders/shown-to';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { Trash2 } from 'lucide-react';
import { EditPage } from '../forms/edit-page.tsx';
import { SaveBar } from '../forms/save-bar.tsx';
import { useEditForm } from '../forms/use-edit-form.ts';
import { useActor } from '../platform/session.ts';
import { momentText } from '../ui/format/date-time.ts';
import { Loaded } from '../ui/layout/loaded.tsx';
import { Permitted } from '../ui/layout/no-access.tsx';
import { Screen } from '../ui/layout/screen.tsx';
import { Skeleton } from '../ui/layout/skeleton.tsx';
import { Opener } from '../ui/opener.tsx';
import { DeleteMaterial } from './delete-material.tsx';
import { bodyOf, MaterialFields, valuesOf } from './material-form/fields.ts';
import { MaterialForm } from './material-form/material-form.tsx';
import { PriceHistory } from './price-history.tsx';
import { materialQueries, useCacheMaterial } from './queries.ts';
import { UsagePart } from './usage/usage-part.tsx';

export const EditMaterialScreen = ({ id }: { id: string }) => (
  <Screen title="Edit material">
    <Permitted
      obstacle={obstacleToEditing(useActor())}
      title="Your role does not allow editing materials"
    >
      <MaterialToEdit id={id} />
    </Permitted>
  </Screen>
);

const MaterialToEdit = ({ id }: { id: string }) => (
  <Loaded
    query={useQuery(materialQueries.read(id))}
    what="the material"
    empty="Material not found."
    skeleton={<Skeleton what="the material" shape="lines" />}
  >
    {(material) => <EditMaterial key={material.id} material={material} />}
  </Loaded>
);

function EditMaterial({ material }: { material: Material }) {
  const editing = useEditMaterial(material);
  const actor = useActor();
  const navigate = useNavigate();
  return (
    <>
      <p className="-mt-3 text-sm [overflow-wrap:anywhere] text-text-2">
        <span className="font-medium text-text">{material.itemDescription}</span> · Last changed{' '}
        <time dateTime={material.updatedAt}>{momentText(material.updatedAt)}</time>
      </p>
      <EditPage noun="material" where="on this material" editing={editing}>
        {(saving) => (
          <div className="grid items-start gap-6 max-md:gap-3 xl:grid-cols-[minmax(0,44rem)_minmax(16rem,1fr)]">
            <MaterialForm
              form={editing.form}
              material={material}
              saveBar={
                <SaveBar
                  submitText="Save changes"
                  {...saving}
                  onCancel={() => void navigate({ to: '/materials' })}
                >
                  <Remove material={material} />
                </SaveBar>
              }
            />
            <div className="grid gap-6 max-md:gap-3">
              <UsagePart material={material} />
              {seesPrices(actor) && <PriceHistory material={material} />}
            </div>
          </div>
        )}
      </EditPage>
    </>
  );
}

function Remove({ material }: { material: Material }) {
  const navigate = useNavigate();
  return (
    <Opener icon={Trash2} label="Delete" className="order-last ml-auto">
      {(close) => (
        <DeleteMaterial
          material={material}
          onClose={close}
          onDeleted={() => void navigate({ to: '/materials', ignoreBlocker: true })}
        />
      )}
    </Opener>
  );
}

const useEditMaterial = (material: Material) =>
  useEditForm({
    draftName: 'material',
    record: material,
    fields: MaterialFields,
    valuesOf,
    endpoint: materialsApi.edit,
    inputOf: (filled, { id, version }) => ({
      params: { materialId: id },
      body: { ...bodyOf(filled), version },
    }),
    doneMessage: () => 'Material updated',
    onSaved: useCacheMaterial(),
  });
