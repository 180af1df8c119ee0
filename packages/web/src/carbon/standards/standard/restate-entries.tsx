import type { EditionRestatement } from '@sitewright/domain/carbon/carbon-settings';
import { carbonStandardsApi } from '@sitewright/domain/carbon/standards-api';
import { CommandDialog } from '../../../actions/command-dialog.tsx';
import { counted } from '../../../ui/table/labels.ts';
import { SwitchTotals } from './switch-table.tsx';

type Props = { restatement: EditionRestatement; onClose: () => void };

/** The totals before and after, and then one click for all entries. */
export const RestateEntries = ({ restatement, onClose }: Props) => (
  <CommandDialog
    title={`Restate ${entriesText(restatement.entries)}?`}
    description={descriptionOf(restatement)}
    confirmText="Restate all"
    endpoint={carbonStandardsApi.restateEntries}
    input={{}}
    doneMessage={({ entries }) => `${entriesText(entries)} restated`}
    onClose={onClose}
  >
    {() => <SwitchTotals contracts={restatement.contracts} />}
  </CommandDialog>
);

const entriesText = (count: number): string => counted(count, count === 1 ? 'entry' : 'entries');

function descriptionOf({ keptEntries }: EditionRestatement): string {
  const all = 'Each is recalculated with the official factors for its own year.';
  return keptEntries > 0
    ? `${all} ${counted(keptEntries, keptEntries === 1 ? 'entry keeps its' : 'entries keep their')} factor: the new edition has no match.`
    : all;
}
