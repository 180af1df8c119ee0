import { can } from '@sitewright/domain/kernel/access';
import { FileClock } from 'lucide-react';
import { useState } from 'react';
import { useActor } from '../platform/session.ts';
import { Button } from '../ui/button.tsx';
import { momentText, timeText } from '../ui/format/moment.ts';
import { Notice } from '../ui/notice.tsx';
import { Screen } from '../ui/screen.tsx';
import { ContractForm } from './contract-form/contract-form.tsx';
import { draftKey, readDraft } from './contract-form/draft.ts';
import { SaveBar } from './contract-form/save-bar.tsx';
import { useDraft } from './contract-form/use-draft.ts';
import { NoAccess } from './no-access.tsx';
import { useCreateContract } from './use-create-contract.ts';

export const CreateContractScreen = () => (
  <Screen title="Create a contract">
    {can(useActor(), 'project', 'C') ? (
      <CreateContract />
    ) : (
      <NoAccess resource="project" action="C" title="Your role does not allow creating contracts" />
    )}
  </Screen>
);

/** What is typed is kept in the browser until it has become a contract. */
function CreateContract() {
  const key = draftKey(useActor());
  const [found, setFound] = useState(() => readDraft(key));
  const { form, create, discard } = useCreateContract(found?.values, () => draft.drop());
  const draft = useDraft(key, form.values);

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
