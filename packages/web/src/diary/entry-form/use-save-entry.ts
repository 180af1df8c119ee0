import { diaryApi } from '@sitewright/domain/diary/api';
import type { DiaryEntry } from '@sitewright/domain/diary/diary-entry';
import type { Project } from '@sitewright/domain/projects/project';
import { useQueryClient } from '@tanstack/react-query';
import { useContext } from 'react';
import { Opening } from '../../platform/open-overlay.ts';
import { useSessionUser } from '../../platform/session.ts';
import { useCommand } from '../../platform/use-command.ts';
import { useToast } from '../../ui/dialogs/toast.tsx';
import { diaryQueries } from '../queries.ts';
import { bodyOf, type Filled } from './fields.ts';

type Outcome = { onSaved: () => void; onRefused: (error: Error) => void };

/** Writes a new entry; photos can follow at once, from the notification. */
export function useCreateEntry({ id: projectId }: Project, { onSaved, onRefused }: Outcome) {
  const toast = useToast();
  const client = useQueryClient();
  const { user } = useSessionUser();
  const opening = useContext(Opening);
  const create = useCommand(diaryApi.create, {
    onDone: (entry) => {
      client.setQueryData(diaryQueries.entry(entry.id).queryKey, entry);
      onSaved();
      toast({
        text: 'Diary entry created successfully',
        ...(opening && {
          action: { label: 'Add photos', onPress: () => opening.open('diaryPhotos', entry.id) },
        }),
      });
    },
    onRefused: (error) => {
      onRefused(error);
      toast({ title: 'Error', text: 'Failed to create diary entry', tone: 'danger' });
    },
  });
  const send = (filled: Filled) =>
    create.perform({
      body: {
        ...bodyOf(filled),
        projectId,
        ...(user && { author: user.name }),
        createdAt: new Date().toISOString(),
      },
    });
  return { ...create, send };
}

/** Changes a stored entry, unless another user changed it since it was loaded. */
export function useUpdateEntry({ onSaved, onRefused }: Outcome) {
  const toast = useToast();
  const client = useQueryClient();
  const edit = useCommand(diaryApi.edit, {
    onDone: (entry) => {
      client.setQueryData(diaryQueries.entry(entry.id).queryKey, entry);
      onSaved();
      toast({ text: 'Diary entry updated successfully' });
    },
    onRefused: (error) => {
      onRefused(error);
      toast({ title: 'Error', text: 'Failed to update diary entry', tone: 'danger' });
    },
  });
  const send = (filled: Filled, seen: DiaryEntry) =>
    edit.perform({
      params: { diaryEntryId: seen.id },
      body: { ...bodyOf(filled, seen), ...writtenBy(seen), version: seen.version },
    });
  return { ...edit, send };
}

/** The same body as for a new entry; these three stay as they are. */
const writtenBy = ({ projectId, author, createdAt }: DiaryEntry) => ({
  projectId,
  author,
  createdAt,
});
