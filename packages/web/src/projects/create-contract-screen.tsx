import { projectsApi } from '@sitewright/domain/projects/api';
import { obstacleToCreating } from '@sitewright/domain/projects/rules';
import { useNavigate } from '@tanstack/react-router';
import { useDraftedForm } from '../forms/use-command-form.ts';
import { useActor } from '../platform/session.ts';
import { draftSaved } from '../ui/dialogs/draft-saved.ts';
import { useToast } from '../ui/dialogs/toast.tsx';
import { DraftNotice } from '../ui/draft-notice.tsx';
import { Permitted } from '../ui/layout/no-access.tsx';
import { Screen } from '../ui/layout/screen.tsx';
import { ContractForm } from './contract-form/contract-form.tsx';
import { blank, ContractFields, tidied } from './contract-form/fields.ts';
import { SaveBar } from './contract-form/save-bar.tsx';

export const CreateContractScreen = () => (
  <Screen title="Create a contract">
    <Permitted
      obstacle={obstacleToCreating(useActor())}
      title="Your role does not allow creating contracts"
    >
      <CreateContract />
    </Permitted>
  </Screen>
);

/** Input is stored in the browser until the contract is created. */
function CreateContract() {
  const { form, command, draft } = useCreateContract();
  return (
    <>
      <p className="-mt-3 text-sm text-text-2">
        Only the name is required. You can add the rest later.
      </p>
      {draft.restoredAt && <DraftNotice savedAt={draft.restoredAt} onDiscard={draft.discard} />}
      <ContractForm
        form={form}
        picture={<FieldLater />}
        saveBar={
          <SaveBar
            submitText="Create contract"
            command={command}
            isErrorShownElsewhere={form.hasFieldErrors}
            note={draftSaved(draft.savedAt)}
          />
        }
      />
    </>
  );
}

const FieldLater = () => (
  <p className="text-sm text-text-2">You can add a picture once the contract is created.</p>
);

function useCreateContract() {
  const toast = useToast();
  const navigate = useNavigate();
  const { form, command, draft } = useDraftedForm({
    draftName: 'contract',
    fields: ContractFields,
    start: blank,
    endpoint: projectsApi.create,
    inputOf: (filled) => ({ body: tidied(filled) }),
    doneMessage: () => 'Contract created',
    onDone: ({ slug }) => void navigate({ to: '/project/$slug', params: { slug } }),
  });
  const discard = () => {
    const { values } = form;
    draft.discard();
    form.focus('name');
    toast({
      text: 'Draft discarded',
      action: { label: 'Undo', onPress: () => form.fill(values) },
    });
  };
  return { form, command, draft: { ...draft, discard } };
}
