import { fullName } from '@sitewright/domain/labour/crew';
import { workforceApi } from '@sitewright/domain/workforce/api';
import { obstacleToAdding } from '@sitewright/domain/workforce/rules';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { FormPage } from '../../forms/form-page.tsx';
import { SaveBar } from '../../forms/save-bar.tsx';
import { useDraftedForm } from '../../forms/use-command-form.ts';
import { useActor } from '../../platform/session.ts';
import { Permitted } from '../../ui/layout/no-access.tsx';
import { Screen } from '../../ui/layout/screen.tsx';
import { blank, bodyOf, WorkerFields, type WorkerForm } from './fields.ts';
import * as parts from './form-parts.tsx';
import { type TabName, tabsOfNew } from './tabs.ts';
import { WorkerFormTabs } from './worker-tabs.tsx';

export const NewWorkerScreen = () => (
  <Screen title="New worker">
    <Permitted
      obstacle={obstacleToAdding(useActor())}
      title="Your role does not allow adding workers"
    >
      <NewWorker />
    </Permitted>
  </Screen>
);

function NewWorker() {
  const [tab, setTab] = useState<TabName>('personal');
  const { form, command, draft, cancel } = useNewWorker();
  return (
    <FormPage where="on this worker" draft={draft} command={command}>
      <WorkerFormTabs
        form={form}
        tab={tab}
        options={tabsOfNew}
        onTab={setTab}
        content={(name) => <Content form={form} name={name} />}
        saveBar={
          <SaveBar
            submitText="Add worker"
            command={command}
            isErrorShownElsewhere={form.hasFieldErrors}
            savedAt={draft.savedAt}
            onCancel={cancel}
          />
        }
      />
    </FormPage>
  );
}

/** The fields of a new worker; documents are added later. */
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
  const navigate = useNavigate();
  const adding = useDraftedForm({
    draftName: 'worker',
    fields: WorkerFields,
    start: blank,
    endpoint: workforceApi.add,
    inputOf: (filled) => ({ body: bodyOf(filled) }),
    doneMessage: (worker) => `${fullName(worker)} added as ${worker.workerId}`,
    onDone: ({ id }) =>
      void navigate({
        to: '/workforce/edit/$id',
        params: { id: String(id) },
        search: { tab: 'cards' },
        ignoreBlocker: true,
      }),
  });
  return { ...adding, cancel: () => void navigate({ to: '/workforce' }) };
}
