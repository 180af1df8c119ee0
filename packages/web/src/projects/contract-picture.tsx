import { projectsApi } from '@sitewright/domain/projects/api';
import type { Project } from '@sitewright/domain/projects/project';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import { detailOf } from '../platform/call.ts';
import { invalidateAfter } from '../platform/invalidate.ts';
import { uploadFile } from '../platform/upload.ts';
import { useCommand } from '../platform/use-command.ts';
import { Button } from '../ui/button.tsx';
import { FieldError, FieldHelp } from '../ui/fields/field.tsx';
import { DropArea } from '../ui/files/drop-area.tsx';
import { fileSize } from '../ui/files/file-size.ts';
import { pictureLimits } from '../ui/files/picture-limits.ts';
import { obstacleToAdding } from '../ui/obstacle-to-adding.ts';
import { useStoreContract } from './queries.ts';

type Props = { project: Project; onChanged: (project: Project) => void };

/** One picture of the contract; it is sent at once, apart from the rest of the form. */
export function ContractPicture({ project, onChanged }: Props) {
  const { send, remove, progress, fault } = usePicture(project, onChanged);
  const { profilePicture, name } = project;
  return (
    <fieldset className="grid min-w-0 gap-2">
      <legend className="mb-1 text-sm font-medium">Picture</legend>
      <FieldHelp>
        {pictureLimits.kinds}, up to {fileSize(pictureLimits.maxBytes)}
      </FieldHelp>
      {profilePicture && (
        <div className="flex flex-wrap items-center gap-3">
          <img
            src={profilePicture}
            alt={name}
            className="h-24 max-w-full rounded-card border border-line object-cover"
          />
          <Button icon={Trash2} isPending={remove.isPending} onClick={remove.perform}>
            Remove picture
          </Button>
        </div>
      )}
      <DropArea
        accept={pictureLimits.accept}
        multiple={false}
        capture="environment"
        onFiles={send}
      />
      {progress !== undefined && (
        <progress aria-label="Uploading picture" value={progress} className="w-full accent-brand" />
      )}
      <div role="alert">{fault && <FieldError text={fault} />}</div>
    </fieldset>
  );
}

function usePicture({ id: projectId }: Project, onChanged: Props['onChanged']) {
  const client = useQueryClient();
  const store = useStoreContract();
  const [progress, setProgress] = useState<number>();
  const [refusal, setRefusal] = useState<string>();
  const params = { projectId };
  const onDone = (project: Project) => {
    store(project);
    onChanged(project);
  };
  const remove = useCommand(projectsApi.removePicture, { onDone });
  const upload = useMutation<Project, Error, File>({
    mutationFn: (file) =>
      uploadFile(projectsApi.setPicture, { params }, file, { onProgress: setProgress }),
    onSuccess: (project) => {
      onDone(project);
      void invalidateAfter(client, projectsApi.setPicture);
    },
    onSettled: () => setProgress(undefined),
  });
  const send = ([file]: readonly File[]) => {
    if (!file || upload.isPending) return;
    const obstacle = obstacleToAdding(file, 0, pictureLimits);
    setRefusal(obstacle);
    if (obstacle) return upload.reset();
    setProgress(0);
    upload.mutate(file);
  };
  const error = upload.error ?? remove.error;
  return {
    send,
    remove: { perform: () => remove.perform({ params }), isPending: remove.isPending },
    progress,
    fault: refusal ?? (error && detailOf(error)),
  };
}
