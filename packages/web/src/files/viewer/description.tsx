import { filesApi } from '@sitewright/domain/files/api';
import { type ProjectFile, ProjectFileChanges } from '@sitewright/domain/files/file';
import { obstacleOfRole } from '@sitewright/domain/kernel/access';
import { useQueryClient } from '@tanstack/react-query';
import { Pencil } from 'lucide-react';
import { useState } from 'react';
import { fieldsOf, userMessage } from '../../platform/call.ts';
import { conflictOf } from '../../platform/conflicting-record.ts';
import { useActor } from '../../platform/session.ts';
import { useCommand } from '../../platform/use-command.ts';
import { Button } from '../../ui/button.tsx';
import { cn } from '../../ui/cn.ts';
import { TextArea } from '../../ui/fields/text-area.tsx';
import { useForm } from '../../ui/fields/use-form.ts';
import { iconButtonStyles } from '../../ui/icon-button-styles.ts';
import { Failure } from '../../ui/layout/failure.tsx';
import { fileQueries } from '../queries.ts';

type Props = { file: ProjectFile };

/** The description of the file, editable in place with the permission. */
export function Description({ file }: Props) {
  const [isEditing, setEditing] = useState(false);
  if (isEditing) return <DescriptionForm file={file} onClose={() => setEditing(false)} />;
  return <Written file={file} onEdit={() => setEditing(true)} />;
}

function Written({ file: { description }, onEdit }: Props & { onEdit: () => void }) {
  const obstacle = obstacleOfRole(useActor(), 'file', 'U', 'describe a file');
  return (
    <section aria-label="Description" className="flex items-start gap-2">
      <div className="min-w-0 flex-1 [overflow-wrap:anywhere]">
        <p className={description ? 'whitespace-pre-line' : 'text-text-2'}>
          {description ?? 'No description'}
        </p>
        {obstacle && <p className="text-xs tracking-normal text-text-2">{obstacle.message}</p>}
      </div>
      {!obstacle && (
        <button
          type="button"
          aria-label="Edit description"
          onClick={onEdit}
          className={cn(iconButtonStyles, '-my-2 -mr-2 site:-my-3')}
        >
          <Pencil aria-hidden="true" className="size-4" />
        </button>
      )}
    </section>
  );
}

const Draft = ProjectFileChanges.pick({ description: true });

function DescriptionForm({ file, onClose }: Props & { onClose: () => void }) {
  const client = useQueryClient();
  const [theirs, setTheirs] = useState<ProjectFile>();
  const [seen] = useState(file.version);
  const save = useCommand(filesApi.edit, {
    onDone: (saved) => {
      client.setQueryData(fileQueries.file(file.id).queryKey, saved);
      onClose();
    },
    onRefused: (error) => {
      form.showServerErrors(fieldsOf(error));
      setTheirs(conflictOf(error));
    },
  });
  const form = useForm(
    Draft,
    { description: file.description ?? '' },
    {
      onSubmit: (changes) =>
        save.perform({
          params: { fileId: file.id },
          body: { ...changes, version: theirs?.version ?? seen },
        }),
    },
  );
  return (
    <form {...form.bind} aria-label="Description" className="grid gap-2">
      <TextArea label="Description" rows={3} autoFocus {...form.field('description')} />
      {save.error && !save.isPending && !form.hasFieldErrors && (
        <Failure text={userMessage(save.error)} />
      )}
      {theirs && (
        <p className="text-sm text-text-2">
          The description now reads: “{theirs.description ?? 'No description'}”. Save again to
          replace it.
        </p>
      )}
      <div className="flex gap-2">
        <Button onClick={onClose}>Cancel</Button>
        <Button type="submit" tone="primary" isPending={save.isPending} pendingLabel="Saving...">
          Save
        </Button>
      </div>
    </form>
  );
}
