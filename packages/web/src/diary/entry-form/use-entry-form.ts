import { obstacleToDate } from '@sitewright/domain/diary/date-window';
import { amendReasonNeeded, isSignedOff } from '@sitewright/domain/diary/day-status';
import type { DiaryEntry } from '@sitewright/domain/diary/diary-entry';
import type { EntryType } from '@sitewright/domain/diary/entry-type';
import { dayOf } from '@sitewright/domain/diary/rules';
import type { Project } from '@sitewright/domain/projects/project';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useEffect, useEffectEvent, useState } from 'react';
import { draftKey, readDraft } from '../../platform/draft.ts';
import { useActor } from '../../platform/session.ts';
import { today } from '../../platform/today.ts';
import { useDraft } from '../../platform/use-draft.ts';
import { isDate } from '../../ui/fields/parse-date.ts';
import { useForm } from '../../ui/fields/use-form.ts';
import { diaryQueries } from '../queries.ts';
import {
  differences,
  EntryFields,
  type EntryForm,
  type Filled,
  hasText,
  type Values,
  valuesAfter,
  valuesCopiedFrom,
  valuesIn,
  valuesOf,
  withType,
  withUntouched,
} from './fields.ts';
import { useQuarantinedMachine } from './quarantined-machine.tsx';
import type { LastEntries } from './use-last-entries.ts';

export type EntrySheetProps = {
  project: Project;
  /** The day that a new entry starts with. */
  date: string;
  /** The entry to be edited; without it a new one is written. */
  entry?: DiaryEntry;
  /** The entry that a new one starts as a copy of. */
  copyOf?: DiaryEntry;
  /** For which contract, where that can still be chosen. */
  contractPicker?: ReactNode;
  /** What follows a new entry instead of closing, such as its photos. */
  onCreated?: (entry: DiaryEntry) => void;
  onClose: () => void;
};

type Options = Pick<EntrySheetProps, 'project' | 'date' | 'entry' | 'copyOf'> &
  Pick<LastEntries, 'last' | 'lastLabour' | 'isLoaded'> & { onSubmit: (filled: Filled) => void };

/** The form of an entry: as stored, as copied, as it was left, or as the last one suggests. */
export function useEntryForm(options: Options) {
  const { project, date, entry, copyOf, last, lastLabour, isLoaded, onSubmit } = options;
  const key = useDraftKey(project, entry ?? copyOf);
  const [found, setFound] = useState(() => (key ? readDraft(key, valuesIn) : undefined));
  // The values that the form filled in itself; any difference was typed by the user.
  const [base, setBase] = useState(() => startOf(options));
  const form = useForm(EntryFields, found?.values ?? base, {
    onSubmit: (filled) => judged(filled, onSubmit),
  });
  const { isSigned, noWorkReason } = useDays(project.id, form.values.date, entry);
  const quarantined = useQuarantinedMachine(project.id, form);
  /** Checks that the schema cannot make: today's date, the status of the day, and a machine in quarantine. */
  const judged = (filled: Filled, action: (filled: Filled) => void) => {
    const faults = { ...faultsIn(filled, { isSigned, entry }), ...quarantined.fault };
    return Object.keys(faults).length > 0 ? form.showServerErrors(faults) : action(filled);
  };
  const isDirty = differences(base, form.values).length > 0;
  const isWritten = key ? hasText(base, form.values) : isDirty;
  const kept = { values: form.values, isDirty: isWritten, restoredAt: found?.savedAt };
  const draft = useDraft({ key, ...kept });
  /** Fills in the fields that the user has not typed in. */
  const refill = (next: Values, shown = next) => {
    setBase(next);
    form.fill(shown);
  };
  useSuggestion(isLoaded && project.id, () => {
    const next = valuesAfter(date, lastLabour);
    if (key && !found) refill(next, withUntouched(form.values, base, next));
  });

  return {
    ...{ form, isDirty, isSigned, noWorkReason, draft, found, quarantined },
    attempt: (action: (filled: Filled) => void) => form.attempt((filled) => judged(filled, action)),
    /** After the entry was reloaded. */
    rebase: (newer: DiaryEntry) => refill(valuesOf(newer)),
    setType: typeSetter(form, key && base),
    fillAsLast: () => last && form.fill(({ date: day }) => valuesCopiedFrom(last, day)),
    discard: () => {
      draft.remove();
      setFound(undefined);
      refill(valuesAfter(date, lastLabour));
      form.focus('workSummary');
    },
  };
}

/** In a new entry the firm that was filled in goes with the type. */
const typeSetter = (form: EntryForm, filledIn: Values | '' | undefined) => (type: EntryType) =>
  filledIn ? form.fill(withType(form.values, filledIn, type)) : form.set('type', type);

/** Once for each contract: its last entry may come late, or be of another contract than before. */
function useSuggestion(lastEntryId: number | false, suggest: () => void) {
  const act = useEffectEvent(suggest);
  useEffect(() => {
    if (lastEntryId) act();
  }, [lastEntryId]);
}

/** Only a new entry has a draft: others are stored, or can be copied again. */
function useDraftKey({ id }: Project, from: DiaryEntry | undefined): string | undefined {
  const actor = useActor();
  return from ? undefined : draftKey('entry', actor, id);
}

const startOf = ({ date, entry, copyOf, lastLabour }: Options) =>
  entry
    ? valuesOf(entry)
    : copyOf
      ? valuesCopiedFrom(copyOf, today())
      : valuesAfter(date, lastLabour);

type Standing = { isSigned: boolean; entry: DiaryEntry | undefined };

function faultsIn({ date, reason }: Filled, { isSigned, entry }: Standing) {
  const outside = entry && date === dayOf(entry) ? undefined : obstacleToDate(date, today());
  return {
    ...(outside && { date: outside.message }),
    ...(isSigned && !reason && { reason: amendReasonNeeded.message }),
  };
}

/** Whether its current or previous day is signed off; and why no one worked, if it is marked so. */
function useDays(projectId: number, day: string, entry: DiaryEntry | undefined) {
  const before = entry ? dayOf(entry) : day;
  const now = useQuery({ ...diaryQueries.day(projectId, day), enabled: isDate(day) });
  const then = useQuery({ ...diaryQueries.day(projectId, before), enabled: isDate(before) });
  return {
    isSigned: [now, then].some(({ data }) => !!data && isSignedOff(data)),
    noWorkReason: now.data?.isNoWork ? now.data.noWorkReason : null,
  };
}
