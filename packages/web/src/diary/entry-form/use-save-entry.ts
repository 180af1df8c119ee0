import { diaryApi } from '@sitewright/domain/diary/api';
import type { DiaryEntry } from '@sitewright/domain/diary/diary-entry';
import { dayOf } from '@sitewright/domain/diary/rules';
import type { Project } from '@sitewright/domain/projects/project';
import { type Query, type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useContext } from 'react';
import { Opening } from '../../platform/open-overlay.ts';
import { doneText } from '../../platform/outbox/waiting-replies.ts';
import { useSessionUser } from '../../platform/session.ts';
import { useCommand } from '../../platform/use-command.ts';
import { useToast } from '../../ui/dialogs/toast.tsx';
import { isLocked } from '../obstacles.ts';
import { diaryQueries } from '../queries.ts';
import { bodyOf, type Filled } from './fields.ts';

type Outcome = { onSaved: (entry: DiaryEntry) => void; onRefused: (error: Error) => void };

/** Entries can be added to a signed-off day, but no photos. */
const isOnLockedDay = (client: QueryClient, entry: DiaryEntry): boolean =>
  isLocked(client.getQueryData(diaryQueries.day(entry.projectId, dayOf(entry)).queryKey));

/** Writes a new entry; photos can follow at once, from the notification. */
export function useCreateEntry({ id: projectId }: Project, { onSaved, onRefused }: Outcome) {
  const toast = useToast();
  const client = useQueryClient();
  const { user } = useSessionUser();
  const opening = useContext(Opening);
  const create = useCommand(diaryApi.create, {
    onDone: (entry) => {
      client.setQueryData(diaryQueries.entry(entry.id).queryKey, entry);
      onSaved(entry);
      toast({
        text: doneText(entry, 'Diary entry created successfully'),
        ...(opening &&
          !isOnLockedDay(client, entry) && {
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

/** Changes a stored entry, unless another user changed the same fields since it was loaded. */
export function useUpdateEntry({ onSaved, onRefused }: Outcome) {
  const toast = useToast();
  const client = useQueryClient();
  const edit = useCommand(diaryApi.edit, {
    onDone: (entry) => {
      client.setQueryData(diaryQueries.entry(entry.id).queryKey, entry);
      showInLists(client, entry);
      onSaved(entry);
      toast({ text: doneText(entry, 'Diary entry updated successfully') });
    },
    onRefused: (error) => {
      onRefused(error);
      toast({ title: 'Error', text: 'Failed to update diary entry', tone: 'danger' });
    },
  });
  const send = (filled: Filled, seen: DiaryEntry) =>
    edit.perform({
      params: { diaryEntryId: seen.id },
      body: { ...bodyOf(filled, seen), base: baseOf(seen) },
    });
  return { ...edit, send };
}

/** At once, before the lists are read again. */
function showInLists(client: QueryClient, entry: DiaryEntry) {
  const ofEntries = { predicate: ({ meta }: Query) => meta?.path === diaryApi.list.path };
  client.setQueriesData<unknown>(ofEntries, (entries: unknown) =>
    Array.isArray(entries)
      ? entries.map((one: DiaryEntry) => (one.id === entry.id ? entry : one))
      : entries,
  );
}

/** What was changed is known by what was there: the fields that others changed meanwhile stay. */
const baseOf = (seen: DiaryEntry) => ({
  projectId: seen.projectId,
  date: dayOf(seen),
  workSummary: seen.workSummary,
  weatherImpact: seen.weatherImpact,
  materialsDelivered: seen.materialsDelivered,
  sharedWith: seen.sharedWith,
  labor: seen.labor,
});
