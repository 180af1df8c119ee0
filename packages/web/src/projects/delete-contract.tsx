import { projectsApi } from '@sitewright/domain/projects/api';
import type { Project } from '@sitewright/domain/projects/project';
import { useState } from 'react';
import { useDaysInBin } from '../actions/use-days-in-bin.ts';
import { useDeleteToBin } from '../actions/use-delete.ts';
import { ConfirmDialog } from '../ui/dialogs/confirm-dialog.tsx';
import { TextField } from '../ui/fields/text-field.tsx';
import { useOpenIssues } from './overview.ts';

type Props = { project: Project; onClose: () => void; onDeleted?: () => void };

/** Asks for the code of the contract first: with it goes all that was ever written into it. */
export function DeleteContract({ project, onClose, onDeleted }: Props) {
  const [typed, setTyped] = useState('');
  const openIssues = useOpenIssues(project.id);
  const { remove, isPending } = useDeleteToBin(projectsApi.remove, 'project');
  const { id, name } = project;
  const input = { params: { projectId: id } };
  const onDone = () => {
    onClose();
    onDeleted?.();
  };
  const word = project.code || project.name;
  const isMeant = typed.trim().toLowerCase() === word.toLowerCase();

  return (
    <ConfirmDialog
      isOpen
      variant="destructive"
      title={`Delete ${project.name}?`}
      description={`${whatGoes(openIssues)} It can be restored from the recycle bin for ${useDaysInBin()} days.`}
      confirmText="Delete"
      isBlocked={!isMeant}
      isPending={isPending}
      onConfirm={() => remove({ input, recordId: id, name, onDone })}
      onCancel={onClose}
    >
      <TextField
        label={`Type ${word} to delete it`}
        name="word"
        autoComplete="off"
        spellCheck={false}
        value={typed}
        onChange={setTyped}
      />
    </ConfirmDialog>
  );
}

const whatGoes = (openIssues: number): string =>
  openIssues === 0
    ? 'Everything in it is deleted too.'
    : `Everything in it is deleted too, including ${openIssues} open ${openIssues === 1 ? 'issue' : 'issues'}.`;
