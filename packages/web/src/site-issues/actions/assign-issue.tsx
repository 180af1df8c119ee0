import { siteIssuesApi } from '@sitewright/domain/site-issues/api';
import type { SiteIssue, SiteIssueChanges } from '@sitewright/domain/site-issues/site-issue';
import { Check, HardHat, type LucideIcon, PenLine, User } from 'lucide-react';
import { useState } from 'react';
import { useAction } from '../../actions/use-action.ts';
import { SideSheet } from '../../ui/dialogs/side-sheet.tsx';
import { SearchBox } from '../../ui/table/search-box.tsx';
import { assigneeHints, useAssignees } from '../assignees.ts';
import { baseOf } from '../base-of.ts';
import { issueName } from '../labels.ts';

type Props = { issue: SiteIssue; onClose: () => void };

type Choice = {
  key: string;
  name: string;
  kind: keyof typeof assigneeHints;
  changes: Pick<SiteIssueChanges, 'assignedTo' | 'assignedUserId'>;
};

const icons: Record<Choice['kind'], LucideIcon> = { colleague: User, firm: HardHat, name: PenLine };

/** One tap assigns it; a name that is neither a colleague nor a firm says so. */
export function AssignIssue({ issue, onClose }: Props) {
  const [typed, setTyped] = useState('');
  const choices = useChoices(typed.trim());
  const assign = useAction(siteIssuesApi.edit, {
    doneMessage: (saved) => `${issueName(saved)} assigned to ${saved.assignedTo}`,
    refusedTitle: 'Not assigned',
  });
  const choose = ({ changes }: Choice) =>
    assign.perform(
      { params: { siteIssueId: issue.id }, body: { ...changes, base: baseOf(issue, changes) } },
      onClose,
    );
  return (
    <SideSheet title={`Assign ${issueName(issue)}`} isOpen onClose={onClose}>
      <div className="grid gap-2">
        <SearchBox label="Name" hint="Find or type a name" value={typed} onChange={setTyped} />
        <ul aria-label="Assign to" className="-mx-2 divide-y divide-line-2">
          {choices.map((choice) => (
            <ChoiceRow
              key={choice.key}
              choice={choice}
              isChosen={choice.name === issue.assignedTo}
              onChoose={() => choose(choice)}
            />
          ))}
        </ul>
      </div>
    </SideSheet>
  );
}

type RowProps = { choice: Choice; isChosen: boolean; onChoose: () => void };

const ChoiceRow = ({ choice: { name, kind }, isChosen, onChoose }: RowProps) => {
  const Icon = icons[kind];
  return (
    <li className="py-0.5">
      <button
        type="button"
        onClick={onChoose}
        className="flex min-h-14 w-full items-center gap-3 rounded-control px-2 py-1.5 text-left hover:bg-sunken"
      >
        <Icon aria-hidden="true" className="size-icon flex-none text-text-2" />
        <span className="grid min-w-0 flex-1 [overflow-wrap:anywhere]">
          <span className="text-sm font-medium">{name}</span>
          <span className="text-xs text-text-2">{assigneeHints[kind]}</span>
        </span>
        {isChosen && <Check aria-label="Currently assigned" className="size-4 flex-none" />}
      </button>
    </li>
  );
};

/** Colleagues, then firms; what was typed comes last, as a name. */
function useChoices(typed: string): Choice[] {
  const { colleagues, firms } = useAssignees();
  const known: Choice[] = [
    ...colleagues.map(({ userId, name }) => ({
      key: `colleague-${userId}`,
      name,
      kind: 'colleague' as const,
      changes: { assignedTo: name, assignedUserId: userId },
    })),
    ...firms.map((name) => ({
      key: `firm-${name}`,
      name,
      kind: 'firm' as const,
      changes: { assignedTo: name },
    })),
  ];
  const found = known.filter(({ name }) => name.toLowerCase().includes(typed.toLowerCase()));
  const isKnown = found.some(({ name }) => name.toLowerCase() === typed.toLowerCase());
  const byName = {
    key: 'name',
    name: typed,
    kind: 'name' as const,
    changes: { assignedTo: typed },
  };
  return typed && !isKnown ? [...found, byName] : found;
}
