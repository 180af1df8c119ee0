import { Link } from '@tanstack/react-router';
import { TriangleAlert } from 'lucide-react';
import { Badge } from '../../ui/badge.tsx';
import { momentText, recentText } from '../../ui/format/date-time.ts';
import type { Column } from '../../ui/table/column.ts';
import { counted } from '../../ui/table/labels.ts';
import { plainColumn } from '../../ui/table/plain-column.tsx';
import { TwoLines } from '../../ui/table/two-lines.tsx';
import { labelOf } from '../labels.ts';
import { type ListedTemplate, stateLabels } from './listed-templates.ts';
import { StateSwitch } from './template-state.tsx';

const plain = plainColumn<ListedTemplate>;

export const templateColumns = (today: string): Column<ListedTemplate>[] => [
  name,
  type,
  plain('subject', 'Subject', 200, ({ subject }) => subject),
  state,
  updated(today),
  used,
  { ...problems, isExtra: true },
  { ...variables, isExtra: true },
  { ...plain('by', 'By', 110, writerOf), isExtra: true },
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

const name: Column<ListedTemplate> = {
  id: 'name',
  header: 'Name',
  width: 240,
  isName: true,
  cell: (template) => (
    <TwoLines
      first={<TemplateLink template={template} />}
      second={template.isOwn ? 'Your own words' : 'Standard words'}
    />
  ),
  text: ({ name }) => name,
  sortBy: ({ name }) => name,
};

const type: Column<ListedTemplate> = {
  id: 'type',
  header: 'Type',
  width: 170,
  cell: ({ templateType }) => (
    <span className="block max-w-44 truncate text-text-2" title={labelOf(templateType)}>
      {labelOf(templateType)}
    </span>
  ),
  text: ({ templateType }) => labelOf(templateType),
  sortBy: ({ templateType }) => labelOf(templateType),
};

const variables: Column<ListedTemplate> = {
  id: 'variables',
  header: 'Variables',
  width: 90,
  align: 'right',
  cell: ({ variables }) => <span title={variables.join(', ')}>{variables.length}</span>,
  text: ({ variables }) => variables.join(' '),
  sortBy: ({ variables }) => variables.length,
};

const state: Column<ListedTemplate> = {
  id: 'state',
  header: 'Active',
  width: 170,
  cell: (template) => (
    <span className="flex items-center gap-1">
      <StateSwitch template={template} />
      <Problems {...template} />
    </span>
  ),
  text: ({ state }) => stateLabels[state],
  sortBy: ({ state }) => stateLabels[state],
};

export const Problems = ({ faults }: Pick<ListedTemplate, 'faults'>) =>
  faults > 0 && (
    <Badge tone="warn" icon={TriangleAlert}>
      {counted(faults, faults === 1 ? 'problem' : 'problems')}
    </Badge>
  );

const problems: Column<ListedTemplate> = {
  id: 'problems',
  header: 'Problems',
  width: 110,
  cell: (template) => <Problems {...template} />,
  text: ({ faults }) => (faults > 0 ? String(faults) : ''),
  sortBy: ({ faults }) => -faults,
};

const used: Column<ListedTemplate> = {
  id: 'used',
  header: 'Sent in a year',
  width: 110,
  align: 'right',
  cell: ({ timesUsed }) => timesUsed,
  text: ({ timesUsed }) => String(timesUsed),
  sortBy: ({ timesUsed }) => timesUsed,
  exportAs: ({ timesUsed }) => timesUsed,
};

const updated = (today: string): Column<ListedTemplate> => ({
  id: 'updated',
  header: 'Updated',
  width: 116,
  cell: ({ updatedAt, ...template }) =>
    updatedAt ? (
      <TwoLines
        first={
          <time dateTime={updatedAt} title={momentText(updatedAt)}>
            {recentText(updatedAt, today)}
          </time>
        }
        second={writerOf({ updatedAt, ...template })}
      />
    ) : (
      <span className="text-text-2">–</span>
    ),
  text: ({ updatedAt }) => (updatedAt ? recentText(updatedAt, today) : ''),
  sortBy: ({ updatedAt }) => updatedAt,
});
