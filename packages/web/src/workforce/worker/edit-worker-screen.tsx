import { fullName } from '@sitewright/domain/labour/crew';
import { obstacleToEditing } from '@sitewright/domain/workforce/rules';
import type { WorkerRecord } from '@sitewright/domain/workforce/worker';
import { useQuery } from '@tanstack/react-query';
import { Link, useNavigate } from '@tanstack/react-router';
import { ArrowLeft } from 'lucide-react';
import { EditPage } from '../../forms/edit-page.tsx';
import { SaveBar } from '../../forms/save-bar.tsx';
import { useActor } from '../../platform/session.ts';
import { Loaded } from '../../ui/loaded.tsx';
import { LockedNote } from '../../ui/locked-note.tsx';
import { Screen } from '../../ui/screen.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { workforceQueries } from '../queries.ts';
import { FileContent } from './file-content.tsx';
import { hasFields, type Tab, type TabName, tabsFor } from './tabs.ts';
import { useEditWorker } from './use-edit-worker.ts';
import { WorkerHead } from './worker-head.tsx';
import { WorkerFormTabs, WorkerTabs } from './worker-tabs.tsx';

type Address = { tab: string | undefined; onTab: (tab: string) => void; today: string };

export function EditWorkerScreen({ id, ...address }: Address & { id: string }) {
  const query = useQuery(workforceQueries.read(id));
  return (
    <Screen title={query.data ? fullName(query.data) : 'Edit worker'}>
      <Link
        to="/workforce"
        className="inline-flex min-h-6 items-center gap-1.5 justify-self-start text-sm text-text-2 site:min-h-11 print:hidden"
      >
        <ArrowLeft aria-hidden="true" className="size-4" />
        All workers
      </Link>
      <Loaded
        query={query}
        what="the worker"
        empty="There is no such worker."
        skeleton={<Skeleton what="the worker" shape="lines" />}
      >
        {(worker) => <FullFile key={worker.id} worker={worker} {...address} />}
      </Loaded>
    </Screen>
  );
}

type FileProps = Address & { worker: WorkerRecord };

function FullFile({ worker, tab: chosenTab, onTab, today }: FileProps) {
  const actor = useActor();
  const obstacle = obstacleToEditing(worker, actor);
  const options = tabsFor(actor);
  const [first] = options;
  const tab = options.find(({ value }) => value === chosenTab)?.value ?? first?.value ?? 'cards';
  const shown = { worker, options, tab, onTab, today };
  return (
    <>
      <WorkerHead worker={worker} />
      {obstacle ? (
        <>
          <LockedNote text={obstacle.message} />
          <WorkerTabs
            {...shown}
            content={(name) => <FileContent name={name} worker={worker} today={today} />}
          />
        </>
      ) : (
        <EditWorker {...shown} />
      )}
    </>
  );
}

type EditProps = Omit<FileProps, 'tab'> & { options: readonly Tab[]; tab: TabName };

function EditWorker({ worker, today, ...tabs }: EditProps) {
  const editing = useEditWorker(worker);
  const { form, draft } = editing;
  const navigate = useNavigate();
  return (
    <EditPage what="worker" where="on this worker" editing={editing}>
      {(saving) => (
        <WorkerFormTabs
          {...tabs}
          form={form}
          content={(name) => <FileContent name={name} worker={worker} form={form} today={today} />}
          saveBar={
            (hasFields(tabs.tab) || draft.isDirty) && (
              <SaveBar
                label="Save changes"
                {...saving}
                onCancel={() => void navigate({ to: '/workforce' })}
              />
            )
          }
        />
      )}
    </EditPage>
  );
}
