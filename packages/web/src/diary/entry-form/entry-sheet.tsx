import { CircleSlash, Copy } from 'lucide-react';
import { userMessage } from '../../platform/call.ts';
import { Button } from '../../ui/button.tsx';
import { ConflictNotice } from '../../ui/conflict-notice.tsx';
import { UnsavedChangesDialog } from '../../ui/dialogs/ask-before-leaving.tsx';
import { draftSaved } from '../../ui/dialogs/draft-saved.ts';
import { DraftNotice } from '../../ui/draft-notice.tsx';
import { ErrorSummary } from '../../ui/fields/error-summary.tsx';
import { modKey } from '../../ui/keyboard-map.ts';
import { Failure } from '../../ui/layout/failure.tsx';
import { Notice } from '../../ui/layout/notice.tsx';
import { EntryFields } from './entry-fields.tsx';
import { EntryFrame, EntryHead } from './entry-frame.tsx';
import { bothVersions, typeOf } from './fields.ts';
import { TypeSwitch } from './type-switch.tsx';
import type { EntrySheetProps } from './use-entry-form.ts';
import { type Sheet, useEntrySheet } from './use-entry-sheet.ts';

/** The labour entry form: next to the diary on a desktop, in its place on a phone. */
export function EntrySheet(props: EntrySheetProps) {
  const { project, entry, copyOf, contractPicker } = props;
  const sheet = useEntrySheet(props);
  const { form, draft, command, theirs, last } = sheet;
  const saved = draftSaved(draft.savedAt);
  return (
    <EntryFrame onClose={sheet.close}>
      <form
        {...form.bind}
        className="flex min-h-0 flex-1 flex-col bg-inherit max-md:overflow-y-auto"
      >
        <EntryHead
          title={entry ? 'Edit Labour Entry' : 'Log Labour Entry'}
          contract={contractPicker ? undefined : project.name}
          saved={saved}
          onBack={sheet.close}
        />
        <div className={body}>
          <ErrorSummary form={form} />
          <EntryNotes sheet={sheet} />
          {contractPicker}
          <div className="flex flex-wrap items-center justify-between gap-3 max-md:*:[fieldset]:w-full">
            <TypeSwitch value={typeOf(form.values)} onChange={sheet.setType} />
            {last && !entry && !copyOf && <SameAsLast onPress={sheet.fillAsLast} />}
            <span className="ml-auto text-xs text-text-2 md:hidden">{saved}</span>
          </div>
          <EntryFields
            form={form}
            entry={entry}
            used={sheet.used}
            isSigned={sheet.isSigned}
            projectId={project.id}
            quarantined={sheet.quarantined}
          />
        </div>
        <EntryBar
          isNew={!entry}
          command={command}
          isErrorShownElsewhere={form.hasFieldErrors || !!theirs}
          onCancel={sheet.close}
        />
      </form>
      <UnsavedChangesDialog
        where="in this entry"
        isDirty={sheet.isDirty && !draft.savedAt}
        isClosing={sheet.isClosing}
        onLeave={props.onClose}
        onStay={sheet.stay}
      />
    </EntryFrame>
  );
}

const body =
  'grid grid-cols-[minmax(0,1fr)] content-start gap-3 px-5 pt-4 pb-4 max-md:gap-4 max-md:px-4 max-md:pt-3 md:min-h-0 md:flex-1 md:overflow-y-auto';

/** The notices above the form: a day without work, an edit conflict, or a restored draft. */
function EntryNotes({ sheet }: { sheet: Sheet }) {
  const { form, command, theirs, found, noWorkReason, loadTheirs, saveMine, discard } = sheet;
  return (
    <>
      {noWorkReason && (
        <Notice
          icon={CircleSlash}
          tone="warn"
          text={`This day is marked as no work: ${noWorkReason}. Adding an entry removes the mark and its reason.`}
        />
      )}
      {theirs && (
        <ConflictNotice
          noun="entry"
          at={theirs.updatedAt}
          differences={bothVersions(theirs, form.values)}
          isPending={command.isPending}
          onLoad={loadTheirs}
          onOverwrite={saveMine}
        />
      )}
      {found && <DraftNotice savedAt={found.savedAt} onDiscard={discard} />}
    </>
  );
}

const SameAsLast = ({ onPress }: { onPress: () => void }) => (
  <Button icon={Copy} onClick={onPress} className="md:border-transparent!">
    Same as last entry
  </Button>
);

type BarProps = {
  isNew: boolean;
  command: { isPending: boolean; error: Error | null };
  /** Whether something else in the form says already what is wrong. */
  isErrorShownElsewhere: boolean;
  onCancel: () => void;
};

/** Stays in sight while the form scrolls, under the thumb on a phone. */
const EntryBar = ({
  isNew,
  command: { isPending, error },
  isErrorShownElsewhere,
  onCancel,
}: BarProps) => (
  <div
    data-save-bar=""
    className="sticky bottom-0 z-10 grid flex-none gap-2 border-t border-line-2 bg-inherit px-5 py-3 pb-[calc(env(safe-area-inset-bottom)+12px)] max-md:border-line max-md:px-4 max-md:py-2"
  >
    {error && !isPending && !isErrorShownElsewhere && <Failure text={userMessage(error)} />}
    <div className="flex items-center gap-2">
      <p className="mr-auto text-xs text-text-2 site:hidden">
        <kbd className="rounded-[4px] border border-line px-1.25 font-sans font-medium">
          {modKey} Enter
        </kbd>{' '}
        {isNew ? 'creates' : 'updates'} the entry
      </p>
      <div className="site:w-28 site:flex-none">
        <Button isBig onClick={onCancel}>
          Cancel
        </Button>
      </div>
      <div className="site:flex-1">
        <Button type="submit" tone="primary" isBig isPending={isPending} pendingLabel="Saving...">
          {isNew ? 'Create Entry' : 'Update Entry'}
        </Button>
      </div>
    </div>
  </div>
);
