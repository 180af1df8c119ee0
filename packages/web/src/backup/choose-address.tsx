import type { BinItem } from '@sitewright/domain/backup/recycle-bin';
import { slugIsTakenNow } from '@sitewright/domain/backup/rules';
import { projectsApi } from '@sitewright/domain/projects/api';
import { ProjectDraft } from '@sitewright/domain/projects/project';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useRestore } from '../actions/use-restore.ts';
import { fieldsOf } from '../platform/call.ts';
import { query } from '../platform/query.ts';
import { ConfirmDialog } from '../ui/confirm-dialog.tsx';
import { TextField } from '../ui/text-field.tsx';

type Props = { item: BinItem; onClose: () => void };

/** Another contract has the old address: the new one is suggested, and can be changed. */
export function ChooseAddress({ item, onClose }: Props) {
  const suggested = useSuggestedSlug(item.recordName);
  const [typed, setTyped] = useState<string>();
  const [fault, setFault] = useState<string>();
  const slug = typed ?? suggested;
  const { restore, isPending } = useRestore({
    onRestored: onClose,
    onRefused: (error) => {
      const sentence = fieldsOf(error).slug;
      setFault(sentence);
      return !!sentence;
    },
  });
  const confirm = () => {
    const verdict = ProjectDraft.shape.slug.safeParse(slug);
    setFault(verdict.error?.issues[0]?.message);
    if (verdict.success && slug) restore(item, { slug });
  };
  return (
    <ConfirmDialog
      isOpen
      title={`Restore ${item.recordName}`}
      description={slugIsTakenNow.message}
      confirmText="Restore"
      isPending={isPending}
      isBlocked={!slug}
      onConfirm={confirm}
      onCancel={onClose}
    >
      <TextField
        label="New address"
        help={`/project/${slug}`}
        name="slug"
        autoComplete="off"
        spellCheck={false}
        error={fault}
        value={slug}
        onChange={setTyped}
      />
    </ConfirmDialog>
  );
}

function useSuggestedSlug(name: string): string {
  const { data } = useQuery({
    ...query(projectsApi.naming, { query: { name } }),
    staleTime: 0,
  });
  return data?.suggestedSlug ?? '';
}
