import { formatPounds } from '@sitewright/domain/kernel/pounds';
import { readChecklist } from '@sitewright/domain/projects/checklist';
import type { Project } from '@sitewright/domain/projects/project';
import { statuses } from '@sitewright/domain/projects/status';
import { formatDate } from '../../ui/fields/parse-date.ts';
import { contractIcon } from '../contract-icons.ts';
import { StatusBadge } from '../status-badge.tsx';
import type { Values } from './fields.ts';

type Props = { values: Values; project?: Project | undefined };

/** How the contract will look in the list, while it is being written. */
export function ContractPreview({ values, project }: Props) {
  const { name, code, postcode, clientName } = values;
  const status =
    project?.status ?? statuses.find((candidate) => candidate === values.status) ?? 'Open';
  return (
    <aside
      aria-label="Preview"
      className="sticky top-[calc(var(--header)+18px)] grid gap-2 max-xl:hidden"
    >
      <p className="text-xs font-medium text-text-2">Preview</p>
      <div className="grid gap-3 rounded-card border border-line bg-surface p-4 [overflow-wrap:anywhere]">
        <div className="flex items-start gap-3">
          <Mark icon={values.icon} picture={project?.profilePicture} />
          <div className="min-w-0 flex-1">
            <p className="font-semibold">{name || 'Contract name'}</p>
            <p className="text-xs text-text-2">{joinFacts(code, postcode)}</p>
          </div>
        </div>
        <div>
          <StatusBadge status={status} />
        </div>
        {clientName && <p className="text-sm text-text-2">{clientName}</p>}
        <Facts values={values} />
      </div>
    </aside>
  );
}

type MarkProps = { icon: string; picture: string | null | undefined };

function Mark({ icon, picture }: MarkProps) {
  const Icon = contractIcon(icon);
  return picture ? (
    <img src={picture} alt="" className="size-10 flex-none rounded-control object-cover" />
  ) : (
    <span className="grid size-10 flex-none place-items-center rounded-control bg-brand-soft text-on-brand-soft">
      <Icon aria-hidden="true" className="size-5" />
    </span>
  );
}

function Facts({ values: { contractValue, startDate, finishDate, checklist } }: Props) {
  const facts: [string, string][] = [
    ['Value', amountOf(contractValue)],
    ['Start', formatDate(startDate)],
    ['Finish', formatDate(finishDate)],
    ['Checklist', progressOf(checklist)],
  ];
  const filledFacts = facts.filter(([, fact]) => fact);
  return (
    filledFacts.length > 0 && (
      <dl className="grid gap-1 border-t border-line-2 pt-3 text-sm">
        {filledFacts.map(([label, fact]) => (
          <div key={label} className="flex justify-between gap-3">
            <dt className="text-text-2">{label}</dt>
            <dd className="tabular-nums">{fact}</dd>
          </div>
        ))}
      </dl>
    )
  );
}

const joinFacts = (...facts: string[]) => facts.filter(Boolean).join(' · ');

/** Only what is an amount already. */
const amountOf = (typed: string) => (/^\d+(\.\d{1,2})?$/.test(typed) ? formatPounds(typed) : '');

function progressOf(checklist: string): string {
  const items = readChecklist(checklist);
  const done = items.filter(({ isDone }) => isDone);
  return items.length > 0 ? `${done.length} of ${items.length}` : '';
}
