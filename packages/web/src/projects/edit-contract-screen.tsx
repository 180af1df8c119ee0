import type { Project } from '@sitewright/domain/projects/project';
import { obstacleToEditing } from '@sitewright/domain/projects/rules';
import { useQuery } from '@tanstack/react-query';
import { RecordHistory } from '../activity/record-activity.tsx';
import { useActor } from '../platform/session.ts';
import { AskBeforeLeaving } from '../ui/ask-before-leaving.tsx';
import { ConflictNotice } from '../ui/changed-meanwhile.tsx';
import { momentText } from '../ui/format/moment.ts';
import { NoAccess } from '../ui/no-access.tsx';
import { Screen } from '../ui/screen.tsx';
import { Skeleton } from '../ui/skeleton.tsx';
import { ContractForm } from './contract-form/contract-form.tsx';
import { SaveBar } from './contract-form/save-bar.tsx';
import { ContractPicture } from './contract-picture.tsx';
import { ContractStatus } from './contract-status.tsx';
import { DangerZone } from './danger-zone.tsx';
import { LoadedContract } from './loaded-contract.tsx';
import { contractQuery } from './queries.ts';
import { useEditContract } from './use-edit-contract.ts';

export function EditContractScreen({ id }: { id: string }) {
  const obstacle = obstacleToEditing(useActor());
  return (
    <Screen title="Edit a contract">
      {obstacle ? (
        <NoAccess title="Your role does not allow editing contracts" text={obstacle.message} />
      ) : (
        <ContractToEdit id={id} />
      )}
    </Screen>
  );
}

const ContractToEdit = ({ id }: { id: string }) => (
  <LoadedContract
    query={useQuery(contractQuery(id))}
    what="the contract"
    skeleton={<Skeleton what="the contract" shape="lines" />}
  >
    {(project) => <EditContract key={project.id} project={project} />}
  </LoadedContract>
);

function EditContract({ project }: { project: Project }) {
  const { form, edit, isDirty, theirs, follow, loadTheirs, saveMine } = useEditContract(project);
  return (
    <>
      <p className="-mt-3 text-sm [overflow-wrap:anywhere] text-text-2">
        <span className="font-medium text-text">{project.name}</span> · Last changed{' '}
        <time dateTime={project.updatedAt}>{momentText(project.updatedAt)}</time>
      </p>
      <ContractStatus project={project} onChanged={follow} />
      {theirs && (
        <ConflictNotice
          what="contract"
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
            label="Save changes"
            command={edit}
            isExplained={form.isRefusedByField || !!theirs}
            note={isDirty && 'Not saved yet'}
          />
        }
      >
        <DangerZone project={project} />
      </ContractForm>
      <RecordHistory entityType="project" entityId={project.id} />
      <AskBeforeLeaving where="on this contract" isDirty={isDirty} />
    </>
  );
}
