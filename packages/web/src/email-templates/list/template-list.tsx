import { emailTemplatesApi } from '@sitewright/domain/email-templates/api';
import { obstacleToWriting } from '@sitewright/domain/email-templates/rules';
import type { Actor } from '@sitewright/domain/kernel/access';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { Copy, Pencil } from 'lucide-react';
import { useMemo, useState } from 'react';
import { query, queryAll } from '../../platform/query.ts';
import { useActor } from '../../platform/session.ts';
import { labelOptions } from '../../ui/fields/options.ts';
import { LoadedTable } from '../../ui/layout/loaded-table.tsx';
import type { Filter, RowAction } from '../../ui/table/column.ts';
import { DataTable } from '../../ui/table/data-table.tsx';
import { choiceFilter } from '../../ui/table/filters.ts';
import { deleteRow, openRow } from '../../ui/table/row-actions.ts';
import type { OnView, TableView } from '../../ui/table/table-view.ts';
import { DeleteTemplate } from '../editor/delete-template.tsx';
import { typeOptions } from '../labels.ts';
import { useDuplicate } from '../use-duplicate.ts';
import { type ListedTemplate, listedTemplates, stateLabels } from './listed-templates.ts';
import { TemplateCard } from './template-card.tsx';
import { templateColumns } from './template-columns.tsx';

type Props = { view: TableView; onView: OnView; today: string };

/** All that the company writes, in its own words or in ours. */
export function TemplateList({ view, onView, today }: Props) {
  const own = useQuery(queryAll(emailTemplatesApi.list, { query: {} }));
  const standards = useQuery(query(emailTemplatesApi.standards));
  const [deleting, remove] = useState<ListedTemplate>();
  const rows = useMemo(
    () => own.data && standards.data && listedTemplates(own.data, standards.data),
    [own.data, standards.data],
  );
  const both = { ...(own.data ? standards : own), data: rows };
  const actions = useActions(remove);
  const columns = useMemo(() => templateColumns(today), [today]);
  return (
    <>
      <LoadedTable query={both} what="email templates">
        <DataTable
          label="Email templates"
          rows={rows ?? undefined}
          columns={columns}
          filters={filters}
          actions={actions}
          defaultSort="type"
          searchHint="Name or subject"
          isTwoLine
          view={view}
          onView={onView}
          card={(template, menu) => <TemplateCard template={template} menu={menu} />}
        />
      </LoadedTable>
      {deleting && <DeleteTemplate template={deleting} onClose={() => remove(undefined)} />}
    </>
  );
}

const filters: Filter<ListedTemplate>[] = [
  choiceFilter('type', 'Type', typeOptions, ({ templateType }) => templateType),
  choiceFilter('state', 'Status', labelOptions(stateLabels), ({ state }) => state),
];

function useActions(remove: (template: ListedTemplate) => void): RowAction<ListedTemplate>[] {
  const actor = useActor();
  const navigate = useNavigate();
  const { duplicate } = useDuplicate();
  return actionsOf(actor, {
    open: ({ address }) => void navigate({ to: '/email-templates', search: { template: address } }),
    copy: ({ id }) => duplicate(id),
    begin: ({ templateType }) =>
      void navigate({ to: '/email-templates', search: { new: templateType } }),
    remove,
  });
}

type Handlers = Record<'open' | 'copy' | 'begin' | 'remove', (template: ListedTemplate) => void>;

const actionsOf = (actor: Actor, handlers: Handlers): RowAction<ListedTemplate>[] => [
  openRow(Pencil, handlers.open),
  {
    id: 'copy',
    label: 'Duplicate',
    icon: Copy,
    isShownFor: ({ isOwn }) => isOwn,
    obstacle: () => obstacleToWriting(actor),
    onPress: handlers.copy,
  },
  {
    id: 'begin',
    label: 'Customise',
    icon: Copy,
    isShownFor: ({ isOwn }) => !isOwn,
    obstacle: () => obstacleToWriting(actor),
    onPress: handlers.begin,
  },
  {
    ...deleteRow(() => obstacleToWriting(actor), handlers.remove, 'Delete…'),
    isShownFor: ({ isOwn }) => isOwn,
  },
];
