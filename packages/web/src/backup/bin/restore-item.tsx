import type { BinItem } from '@sitewright/domain/backup/recycle-bin';
import { obstacleToRestoring, slugIsTakenNow } from '@sitewright/domain/backup/rules';
import { Refused } from '@sitewright/domain/kernel/problem';
import { projectsApi } from '@sitewright/domain/projects/api';
import { ProjectDraft } from '@sitewright/domain/projects/project';
import { useQuery } from '@tanstack/react-query';
import { ArchiveRestore } from 'lucide-react';
import { useState } from 'react';
import { useRestore } from '../../actions/use-restore.ts';
import { fieldsOf } from '../../platform/call.ts';
import { query } from '../../platform/query.ts';
import { useActor } from '../../platform/session.ts';
import { ConfirmDialog } from '../../ui/dialogs/confirm-dialog.tsx';
import { ButtonWithReason } from '../../ui/disabled-reason.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';

/** Asks for another URL where a newer record has taken this one. */
export function RestoreItem({ item }: { item: BinItem }) {
  const [isAsking, setAsking] = useState(false);
  const [taken, setTaken] = useState<string>();
  const obstacle = obstacleToRestoring(item, useActor(), new Date().toISOString());
  const { restore, isPending } = useRestore({
    onRefused: (error) => {
      const isTaken = isSlugTaken(error);
      const number = fieldsOf(error).number;
      setAsking(isTaken);
      setTaken(number);
      return isTaken || !!number;
    },
  });
  return (
    <div className="inline-flex flex-wrap items-center justify-end gap-2 max-md:flex">
      <ButtonWithReason
        icon={ArchiveRestore}
        obstacle={obstacle}
        className="md:h-control-sm max-md:flex-1"
        aria-label={`Restore ${item.recordName}`}
        isPending={isPending}
        onClick={() => restore(item)}
      >
        Restore
      </ButtonWithReason>
      {isAsking && <ChooseAddress item={item} onClose={() => setAsking(false)} />}
      {taken && <ChooseNumber item={item} taken={taken} onClose={() => setTaken(undefined)} />}
    </div>
  );
}

const isSlugTaken = (error: Error) =>
  error instanceof Refused && error.problem.code === slugIsTakenNow.code;

type AddressProps = { item: BinItem; onClose: () => void };

/** Another contract has the old address: the new one is suggested, and can be changed. */
function ChooseAddress({ item, onClose }: AddressProps) {
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
        label="New web address"
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

type NumberProps = { item: BinItem; taken: string; onClose: () => void };

/** Another record has its number or code by now: it comes back under another. */
function ChooseNumber({ item, taken, onClose }: NumberProps) {
  const [number, setNumber] = useState('');
  const [fault, setFault] = useState<string>();
  const { restore, isPending } = useRestore({
    onRestored: onClose,
    onRefused: (error) => {
      setFault(fieldsOf(error).number);
      return !!fieldsOf(error).number;
    },
  });
  return (
    <ConfirmDialog
      isOpen
      title={`Restore ${item.recordName}`}
      description={taken}
      confirmText="Restore"
      isPending={isPending}
      isBlocked={number.trim() === ''}
      onConfirm={() => restore(item, { number })}
      onCancel={onClose}
    >
      <TextField
        label="New number or code"
        name="number"
        autoComplete="off"
        spellCheck={false}
        error={fault}
        value={number}
        onChange={setNumber}
      />
    </ConfirmDialog>
  );
}
