import type { DiaryEntry } from '@sitewright/domain/diary/diary-entry';
import { useState } from 'react';
import { fieldsOf } from '../../platform/call.ts';
import { conflictOf } from '../../platform/conflicting-record.ts';
import { useActor } from '../../platform/session.ts';
import { keepLastContract } from '../../projects/last-contract.ts';
import { type EntrySheetProps, useEntryForm } from './use-entry-form.ts';
import { unlessLogged, useLastEntries } from './use-last-entries.ts';
import { useCreateEntry, useUpdateEntry } from './use-save-entry.ts';

export type Sheet = ReturnType<typeof useEntrySheet>;

/**
 * All that happens to the form between opening and closing it.
 * Over 40 lines: saving, conflicts and closing share the form.
 */
export function useEntrySheet(props: EntrySheetProps) {
  const { project, date, entry, copyOf, onClose, onCreated } = props;
  const actor = useActor();
  const { last, lastLabour, isLoaded, ...used } = useLastEntries(project.id);
  const { seen, theirs, setTheirs, takeTheirs } = useConflict(entry);
  const [isClosing, setClosing] = useState(false);
  const outcome = {
    onSaved: (saved: DiaryEntry) => {
      written.draft.finish();
      keepLastContract(actor, project.id);
      if (onCreated && !entry) onCreated(saved);
      else onClose();
    },
    onRefused: (error: Error) => {
      written.form.showServerErrors(fieldsOf(error));
      setTheirs(conflictOf(error));
    },
  };
  const create = useCreateEntry(project, outcome);
  const update = useUpdateEntry(outcome);
  const written = useEntryForm({
    project,
    date,
    entry,
    copyOf,
    last,
    lastLabour: unlessLogged(lastLabour, used.entries, date),
    isLoaded,
    onSubmit: (filled) => (seen ? update.send(filled, seen) : create.send(filled)),
  });
  return {
    ...written,
    last,
    used,
    command: entry ? update : create,
    theirs,
    loadTheirs: () => {
      if (theirs) written.rebase(theirs);
      takeTheirs();
    },
    saveMine: () => {
      takeTheirs();
      written.attempt((filled) => theirs && update.send(filled, theirs));
    },
    isClosing,
    close: () => (written.draft.saveNow() ? onClose() : setClosing(true)),
    stay: () => setClosing(false),
  };
}

/** The version that is edited, and the one that another user saved meanwhile. */
function useConflict(entry: DiaryEntry | undefined) {
  const [seen, setSeen] = useState(entry);
  const [theirs, setTheirs] = useState<DiaryEntry>();
  const takeTheirs = () => {
    setSeen(theirs);
    setTheirs(undefined);
  };
  return { seen, theirs, setTheirs, takeTheirs };
}
