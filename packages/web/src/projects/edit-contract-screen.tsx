import type { Project } from '@sitewright/domain/projects/project';
import { obstacleToDeleting, obstacleToEditing } from '@sitewright/domain/projects/rules';
import { teamApi } from '@sitewright/domain/team/api';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { Trash2 } from 'lucide-react';
import { useId } from 'react';
import { RecordHistory } from '../activity/record-activity.tsx';
import { query } from '../platform/query.ts';
import { useActor } from '../platform/session.ts';
import { Button } from '../ui/button.tsx';
import { ConflictNotice } from '../ui/conflict-notice.tsx';
import { UnsavedChangesDialog } from '../ui/dialogs/ask-before-leaving.tsx';
import { momentText } from '../ui/format/date-time.ts';
import { Screen } from '../ui/layout/screen.tsx';
import { Skeleton } from '../ui/layout/skeleton.tsx';
import { Opener } from '../ui/opener.tsx';
import { ChangeStatus, statusActions } from './change-status.tsx';
import { ContractForm } from './contract-form/contract-form.tsx';
import { SaveBar } from './contract-form/save-bar.tsx';
import { ContractPicture } from './contract-picture.tsx';
import { DeleteContract } from './delete-contract.tsx';
import { LoadedContract } from './loaded-contract.tsx';
import { contractQuery } from './queries.ts';
import { ReadContract } from './read-contract.tsx';
import { StatusBadge } from './status-badge.tsx';
import { useChangeStatus } from './use-change-status.ts';
import { useEditContract } from './use-edit-contract.ts';

type Props = { id: string; today: string };

/** The form of a contract; its details for those who may not change them. */
export function EditContractScreen({ id, today }: Props) {
  const query = useQuery(contractQuery(id));
  const obstacle = obstacleToEditing(useActor());
  if (obstacle && query.data)
    return <ReadContract project={query.data} today={today} obstacle={obstacle.message} />;
  return (
    <Screen title={obstacle ? 'Contract' : 'Edit a contract'}>
      <LoadedContract
        query={query}
        what="the contract"
        skeleton={<Skeleton what="the contract" shape="lines" />}
      >
        {(project) => <EditContract key={project.id} project={project} />}
      </LoadedContract>
    </Screen>
  );
}

function EditContract({ project }: { project: Project }) {
  const { form, edit, isDirty, theirs, follow, loadTheirs, saveMine } = useEditContract(project);
  return (
    <>
      <p className="-mt-3 text-sm [overflow-wrap:anywhere] text-text-2">
        <span className="font-medium text-text">{project.name}</span> · <Created {...project} /> ·
        Last changed <time dateTime={project.updatedAt}>{momentText(project.updatedAt)}</time>
      </p>
      <ContractStatus project={project} onChanged={follow} />
      {theirs && (
        <ConflictNotice
          noun="contract"
          at={theirs.updatedAt}
          isPending={edit.isPending}
          onLoad={loadTheirs}
          onOverwrite={saveMine}
        />
      )}
      <ContractForm
        form={form}
        project={project}
        picture={<ContractPicture project={project} onChanged={follow} />}
        saveBar={
          <SaveBar
            submitText="Save changes"
            command={edit}
            isErrorShownElsewhere={form.hasFieldErrors || !!theirs}
            note={isDirty && 'Unsaved changes'}
          />
        }
      >
        <DangerZone project={project} />
      </ContractForm>
      <RecordHistory entityType="project" entityId={project.id} />
      <UnsavedChangesDialog where="on this contract" isDirty={isDirty} />
    </>
  );
}

/** The name comes from the team; a person who has left it is not named. */
function Created({ createdAt, createdBy }: Pick<Project, 'createdAt' | 'createdBy'>) {
  const { data: team } = useQuery(query(teamApi.list, { query: { limit: 200 } }));
  const name = team?.find(({ userId }) => userId === createdBy)?.name;
  return (
    <>
      Created <time dateTime={createdAt}>{momentText(createdAt)}</time>
      {name && ` by ${name}`}
    </>
  );
}

type StatusProps = { project: Project; onChanged: (project: Project) => void };

/** The status of the contract, its reason, and the button to change it. */
function ContractStatus({ project, onChanged }: StatusProps) {
  const { moveTo, isPending } = useChangeStatus(onChanged);
  const { status, statusReason } = project;
  return (
    <div className="flex flex-wrap items-center gap-2">
      <StatusBadge status={status} />
      {statusReason && (
        <p className="min-w-0 basis-full text-sm [overflow-wrap:anywhere] text-text-2">
          {statusReason}
        </p>
      )}
      {status === 'Open' && (
        <Button isPending={isPending} onClick={() => moveTo(project, 'active')}>
          {statusActions.active}
        </Button>
      )}
      <Opener label="Change status">
        {(close) => <ChangeStatus project={project} onChanged={onChanged} onClose={close} />}
      </Opener>
    </div>
  );
}

/** Actions that should not happen by mistake. */
function DangerZone({ project }: { project: Project }) {
  const obstacle = obstacleToDeleting(useActor());
  const navigate = useNavigate();
  const title = useId();
  return (
    <section
      aria-labelledby={title}
      className="grid justify-items-start gap-3 rounded-card border border-bad bg-surface p-5 max-md:p-4"
    >
      <div className="grid gap-1">
        <h2 id={title}>Danger zone</h2>
        <p className="text-sm text-text-2">
          Deleting a contract moves it and everything in it to the recycle bin.
        </p>
      </div>
      <Opener icon={Trash2} label="Delete contract" obstacle={obstacle}>
        {(close) => (
          <DeleteContract
            project={project}
            onClose={close}
            onDeleted={() => void navigate({ to: '/contracts', ignoreBlocker: true })}
          />
        )}
      </Opener>
    </section>
  );
}
