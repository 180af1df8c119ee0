import { fullName } from '@sitewright/domain/labour/crew';
import { workforceApi } from '@sitewright/domain/workforce/api';
import { obstacleToAdding } from '@sitewright/domain/workforce/rules';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { FormPage } from '../../forms/form-page.tsx';
import { SaveBar } from '../../forms/save-bar.tsx';
import { useFormDraft, useFoundDraft } from '../../forms/use-form-draft.ts';
import { fieldsOf } from '../../platform/call.ts';
import { useActor } from '../../platform/session.ts';
import { useCommand } from '../../platform/use-command.ts';
import { NoAccess } from '../../ui/no-access.tsx';
import { Screen } from '../../ui/screen.tsx';
import { useToast } from '../../ui/toast.tsx';
import { useForm } from '../../ui/use-form.ts';
import { blank, bodyOf, WorkerFields, type WorkerForm } from './fields.ts';
import * as parts from './form-parts.tsx';
import { type TabName, tabsOfNew } from './tabs.ts';
import { WorkerFormTabs } from './worker-tabs.tsx';

export function NewWorkerScreen() {
  const obstacle = obstacleToAdding(useActor());
  return (
    <Screen title="New worker">
      {obstacle ? (
        <NoAccess title="Your role does not allow adding workers" text={obstacle.message} />
      ) : (
        <NewWorker />
      )}
    </Screen>
  );
}

function NewWorker() {
  const [tab, setTab] = useState<TabName>('personal');
  const { form, add, draft, cancel } = useNewWorker();
  return (
    <FormPage where="on this worker" draft={draft} command={add}>
      <WorkerFormTabs
        form={form}
        tab={tab}
        options={tabsOfNew}
        onTab={setTab}
        content={(name) => <Content form={form} name={name} />}
        saveBar={
          <SaveBar
            label="Add worker"
            command={add}
            isExplained={form.isRefusedByField}
            savedAt={draft.savedAt}
            onCancel={cancel}
          />
        }
      />
    </FormPage>
  );
}

/** What can be filled in before they are on the books; papers are added after. */
const Content = ({ form, name }: { form: WorkerForm; name: TabName }) => (
  <>
    {name === 'personal' && <parts.PersonalPart form={form} />}
    {name === 'employment' && <parts.EmploymentPart form={form} />}
    {name === 'cards' && (
      <>
        <parts.CardPart form={form} />
        <parts.SkillsPart form={form} />
      </>
    )}
    {name === 'right-to-work' && <parts.RightToWorkPart form={form} />}
    {name === 'emergency' && <parts.EmergencyPart form={form} />}
    {name === 'notes' && <parts.NotesPart form={form} />}
  </>
);

function useNewWorker() {
  const toast = useToast();
  const navigate = useNavigate();
  const add = useCommand(workforceApi.add, {
    onDone: (worker) => {
      draft.end();
      toast({ text: `${fullName(worker)} is on the books as ${worker.workerId}` });
      void navigate({
        to: '/workforce/edit/$id',
        params: { id: String(worker.id) },
        search: { tab: 'cards' },
        ignoreBlocker: true,
      });
    },
    onRefused: (error) => form.refuse(fieldsOf(error)),
  });
  const found = useFoundDraft('worker', blank);
  const form = useForm(WorkerFields, found.values, {
    onSubmit: (filled) => add.perform({ body: bodyOf(filled) }),
  });
  const draft = useFormDraft(found, form, blank);
  const cancel = () => void navigate({ to: '/workforce' });
  return { form, add, draft, cancel };
}
