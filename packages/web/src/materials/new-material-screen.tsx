import { materialsApi } from '@sitewright/domain/materials/api';
import { obstacleToAdding, weightUnitOf } from '@sitewright/domain/materials/rules';
import { organizationsApi } from '@sitewright/domain/organizations/api';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { FormPage } from '../forms/form-page.tsx';
import { SaveBar } from '../forms/save-bar.tsx';
import { useFormDraft, useFoundDraft } from '../forms/use-form-draft.ts';
import { fieldsOf } from '../platform/call.ts';
import { query } from '../platform/query.ts';
import { useActor } from '../platform/session.ts';
import { useCommand } from '../platform/use-command.ts';
import { Button } from '../ui/button.tsx';
import { useToast } from '../ui/dialogs/toast.tsx';
import { useForm } from '../ui/fields/use-form.ts';
import { Permitted } from '../ui/layout/no-access.tsx';
import { Screen } from '../ui/layout/screen.tsx';
import {
  blank,
  bodyOf,
  type Filled,
  MaterialFields,
  valuesForNext,
} from './material-form/fields.ts';
import { MaterialForm } from './material-form/material-form.tsx';

export const NewMaterialScreen = () => (
  <Screen title="New material">
    <Permitted
      obstacle={obstacleToAdding(useActor())}
      title="Your role does not allow adding materials"
    >
      <NewMaterial />
    </Permitted>
  </Screen>
);

function NewMaterial() {
  const { form, add, addAnother, draft, cancel } = useNewMaterial();
  return (
    <FormPage where="on this material" draft={draft} command={add}>
      <MaterialForm
        form={form}
        saveBar={
          <SaveBar
            submitText="Add material"
            command={add}
            isErrorShownElsewhere={form.hasFieldErrors}
            savedAt={draft.savedAt}
            onCancel={cancel}
          >
            <Button isBlocked={add.isPending} onClick={() => form.attempt(addAnother)}>
              Save and add another
            </Button>
          </SaveBar>
        }
      />
    </FormPage>
  );
}

function useNewMaterial() {
  const toast = useToast();
  const navigate = useNavigate();
  const add = useCommand(materialsApi.add, {
    onRefused: (error) => form.showServerErrors(fieldsOf(error)),
  });
  const send = (filled: Filled, goOn: () => void) =>
    add.perform({ body: bodyOf(filled) }, ({ itemDescription }) => {
      toast({ text: `${itemDescription} added` });
      goOn();
    });
  const { data: organization } = useQuery(query(organizationsApi.current));
  const weightUnit = weightUnitOf(organization?.settings.defaultWeightUnit);
  const found = useFoundDraft('material', { ...blank, weightUnit });
  const form = useForm(MaterialFields, found.values, {
    onSubmit: (filled) =>
      send(filled, () => {
        draft.finish();
        void navigate({ to: '/materials', ignoreBlocker: true });
      }),
  });
  /** The next one is most likely of the same kind and from the same supplier. */
  const addAnother = (filled: Filled) =>
    send(filled, () => {
      draft.remove();
      form.fill(valuesForNext);
      form.focus('itemDescription');
    });
  const draft = useFormDraft(found, form, blank);
  const cancel = () => void navigate({ to: '/materials' });
  return { form, add, addAnother, draft, cancel };
}
