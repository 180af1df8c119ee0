import { obstacleToCreating } from '@sitewright/domain/projects/rules';
import { FileClock } from 'lucide-react';
import { useState } from 'react';
import { useActor } from '../platform/session.ts';
import { Button } from '../ui/button.tsx';
import { momentText, timeText } from '../ui/format/moment.ts';
import { NoAccess } from '../ui/no-access.tsx';
import { Notice } from '../ui/notice.tsx';
import { Screen } from '../ui/screen.tsx';
import { ContractForm } from './contract-form/contract-form.tsx';
import { draftKey, readDraft } from './contract-form/draft.ts';
import { SaveBar } from './contract-form/save-bar.tsx';
import { useDraft } from './contract-form/use-draft.ts';
import { useCreateContract } from './use-create-contract.ts';

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
  const key = draftKey(useActor());
  const [found, setFound] = useState(() => readDraft(key));
  const { form, create, discard } = useCreateContract(found?.values, () => draft.drop());
  const draft = useDraft(key, form.values, found?.savedAt);

  return (
    <>
      <p className="-mt-3 text-sm text-text-2">Only the name is required. The rest can follow.</p>
      {found && (
        <Notice
          icon={FileClock}
          tone="info"
          text={`Your draft of ${momentText(found.savedAt)} is back.`}
        >
          <Button
            onClick={() => {
              setFound(undefined);
              discard();
            }}
          >
            Discard draft
          </Button>
        </Notice>
      )}
      <ContractForm
        form={form}
        picture={<FieldLater />}
        saveBar={
          <SaveBar
            label="Create contract"
            command={create}
            isExplained={form.isRefusedByField}
            note={draft.savedAt && `Draft saved ${timeText(draft.savedAt)}`}
          />
        }
      />
    </>
  );
}

const FieldLater = () => (
  <p className="text-sm text-text-2">A picture can be added once the contract is created.</p>
);
