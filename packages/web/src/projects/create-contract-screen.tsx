import { projectsApi } from '@sitewright/domain/projects/api';
import { obstacleToCreating } from '@sitewright/domain/projects/rules';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { fieldsOf } from '../platform/call.ts';
import { draftKey, readDraft } from '../platform/draft.ts';
import { useActor } from '../platform/session.ts';
import { useCommand } from '../platform/use-command.ts';
import { useDraft } from '../platform/use-draft.ts';
import { draftSaved } from '../ui/dialogs/draft-saved.ts';
import { useToast } from '../ui/dialogs/toast.tsx';
import { DraftNotice } from '../ui/draft-notice.tsx';
import { useForm } from '../ui/fields/use-form.ts';
import { NoAccess } from '../ui/layout/no-access.tsx';
import { Screen } from '../ui/layout/screen.tsx';
import { ContractForm } from './contract-form/contract-form.tsx';
import {
  blank,
  ContractFields,
  differences,
  tidied,
  type Values,
  valuesIn,
} from './contract-form/fields.ts';
import { SaveBar } from './contract-form/save-bar.tsx';

export function CreateContractScreen() {
  const obstacle = obstacleToCreating(useActor());
  return (
    <Screen title="Create a contract">
      {obstacle ? (
        <NoAccess title="Your role does not allow creating contracts" text={obstacle.message} />
      ) : (
        <CreateContract />
      )}
    </Screen>
  );
}

/** What is typed is kept in the browser until it has become a contract. */
function CreateContract() {
  const key = draftKey('contract', useActor());
  const [found, setFound] = useState(() => readDraft(key, valuesIn));
  const { form, create, discard } = useCreateContract(found?.values, () => draft.end());
  const { values } = form;
  const isDirty = differences(blank, values).length > 0;
  const draft = useDraft({ key, values, isDirty, foundAt: found?.savedAt });

  return (
    <>
      <p className="-mt-3 text-sm text-text-2">Only the name is required. The rest can follow.</p>
      {found && (
        <DraftNotice
          savedAt={found.savedAt}
          onDiscard={() => {
            setFound(undefined);
            discard();
          }}
        />
      )}
      <ContractForm
        form={form}
        picture={<FieldLater />}
        saveBar={
          <SaveBar
            label="Create contract"
            command={create}
            isExplained={form.hasFieldErrors}
            note={draftSaved(draft.savedAt)}
          />
        }
      />
    </>
  );
}

const FieldLater = () => (
  <p className="text-sm text-text-2">A picture can be added once the contract is created.</p>
);

function useCreateContract(draft: Values | undefined, onCreated: () => void) {
  const toast = useToast();
  const navigate = useNavigate();
  const create = useCommand(projectsApi.create, {
    onDone: () => {
      onCreated();
      toast({ text: 'Contract created' });
      void navigate({ to: '/contracts' });
    },
    onRefused: (error) => form.refuse(fieldsOf(error)),
  });
  const form = useForm(ContractFields, draft ?? blank, {
    onSubmit: (filled) => create.perform({ body: tidied(filled) }),
  });
  const discard = () => {
    const { values } = form;
    form.fill(blank);
    form.focus('name');
    toast({
      text: 'Draft discarded',
      action: { label: 'Undo', onPress: () => form.fill(values) },
    });
  };
  return { form, create, discard };
}
