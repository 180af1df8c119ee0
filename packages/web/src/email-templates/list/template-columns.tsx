import { Link } from '@tanstack/react-router';
import { TriangleAlert } from 'lucide-react';
import { Badge } from '../../ui/badge.tsx';
import { recentText } from '../../ui/format/date-time.ts';
import type { Column } from '../../ui/table/column.ts';
import { numberColumn, textColumn, updatedColumn } from '../../ui/table/columns.tsx';
import { counted } from '../../ui/table/labels.ts';
import { WrappedText } from '../../ui/table/wrapped-text.tsx';
import { labelOf } from '../labels.ts';
import { type ListedTemplate, stateLabels } from './listed-templates.ts';
import { StateSwitch } from './template-state.tsx';

export const templateColumns = (today: string): Column<ListedTemplate>[] => [
  name,
  type,
  subject,
  state,
  updatedColumn(today, {
    otherwise: '–',
    text: ({ updatedAt }) => (updatedAt ? recentText(updatedAt, today) : ''),
    exportAs: undefined,
    second: (template) => template.updatedAt && writerOf(template),
    secondAs: [{ header: 'By', of: (template) => template.updatedAt && writerOf(template) }],
  }),
  numberColumn('used', 'Sent in last 12 months', ({ timesUsed }) => timesUsed, { width: 110 }),
  problems,
  variables,
  textColumn('by', 'By', writerOf, { width: 110, isExtra: true }),
];

const writerOf = ({ updatedByName, isOwn }: ListedTemplate): string =>
  isOwn ? (updatedByName ?? '–') : 'Sitewright';

export const TemplateLink = ({ template }: { template: ListedTemplate }) => (
  <Link
    to="/email-templates"
    search={{ template: template.address }}
    className="-my-0.5 inline-block py-0.5 hover:underline max-md:-my-3 max-md:py-3 site:-my-3 site:py-3"
  >
    {template.name}
  </Link>
);

function wordsOf({ isOwn }: ListedTemplate): string {
  return isOwn ? 'Custom wording' : 'Default wording';
}

const name = textColumn<ListedTemplate>('name', 'Name', (template) => template.name, {
  width: 240,
  isName: true,
  cell: (template) => <TemplateLink template={template} />,
  second: wordsOf,
  secondAs: [{ header: 'Wording', of: wordsOf }],
});

const subject = textColumn<ListedTemplate>('subject', 'Subject', (template) => template.subject, {
  width: 240,
  cell: (template) => (
    <WrappedText text={template.subject} className="max-w-60 text-text-2 normal-nums" />
  ),
});

const type = textColumn<ListedTemplate>(
  'type',
  'Type',
  (template) => labelOf(template.templateType),
  {
    width: 170,
    cell: ({ templateType }) => (
      <WrappedText text={labelOf(templateType)} className="max-w-40 text-text-2" />
    ),
  },
);

const variables = textColumn<ListedTemplate>(
  'variables',
  'Variables',
  (template) => template.variables.join(' '),
  {
    width: 90,
    align: 'right',
    isExtra: true,
    cell: (template) => (
      <span title={template.variables.join(', ')}>{template.variables.length}</span>
    ),
    sortBy: (template) => template.variables.length,
  },
);

const state = textColumn<ListedTemplate>(
  'state',
  'Active',
  (template) => stateLabels[template.state],
  {
    width: 170,
    cell: (template) => (
      <span className="flex items-center gap-1">
        <StateSwitch template={template} />
        <Problems {...template} />
      </span>
    ),
  },
);

export const Problems = ({ faults }: Pick<ListedTemplate, 'faults'>) =>
  faults > 0 && (
    <Badge tone="warn" icon={TriangleAlert}>
      {counted(faults, faults === 1 ? 'problem' : 'problems')}
    </Badge>
  );

const problems = textColumn<ListedTemplate>(
  'problems',
  'Problems',
  ({ faults }) => (faults > 0 ? String(faults) : ''),
  { width: 110, isExtra: true, cell: Problems, sortBy: ({ faults }) => -faults },
);
