import { formatPounds } from '@sitewright/domain/kernel/pounds';
import { projectsApi } from '@sitewright/domain/projects/api';
import { suppliersApi } from '@sitewright/domain/suppliers/api';
import { obstacleToEditing } from '@sitewright/domain/suppliers/rules';
import type { Supplier, SupplierProject } from '@sitewright/domain/suppliers/supplier';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { X } from 'lucide-react';
import { detailOf } from '../../platform/call.ts';
import { query, queryAll } from '../../platform/query.ts';
import { useActor } from '../../platform/session.ts';
import { useCommand } from '../../platform/use-command.ts';
import { ComboboxField } from '../../ui/fields/combobox-field.tsx';
import { dayText } from '../../ui/format/date-time.ts';
import { Failure } from '../../ui/layout/failure.tsx';
import { Loaded } from '../../ui/layout/loaded.tsx';
import { Skeleton } from '../../ui/layout/skeleton.tsx';
import { SmallAction } from '../../ui/small-action.tsx';

type Props = { supplier: Supplier };

/** On which contracts they work, with what was ordered for each. */
export function ContractsTab({ supplier }: Props) {
  const assigned = useQuery(query(suppliersApi.projects, { params: { supplierId: supplier.id } }));
  const obstacle = obstacleToEditing(useActor());
  const links = assigned.data ?? [];
  const save = useCommand(suppliersApi.setProjects);
  const set = (ids: readonly number[]) =>
    save.perform({
      params: { supplierId: supplier.id },
      body: {
        projects: ids.map((projectId) => ({ projectId, status: statusOf(links, projectId) })),
      },
    });
  const ids = links.map(({ projectId }) => projectId);
  return (
    <div className="grid gap-4">
      {obstacle ? (
        <p className="text-xs tracking-normal text-text-2">{obstacle.message}</p>
      ) : (
        <AddToContract taken={ids} onAdd={(id) => set([...ids, id])} />
      )}
      {save.error && !save.isPending && <Failure text={detailOf(save.error)} />}
      <Loaded
        query={assigned}
        what="contracts"
        empty="Not on any contract."
        skeleton={<Skeleton what="contracts" count={2} />}
      >
        {(contracts) => (
          <ul className="divide-y divide-line-2 rounded-card border border-line">
            {contracts.map((link) => (
              <Contract
                key={link.projectId}
                link={link}
                onRemove={
                  obstacle ? undefined : () => set(ids.filter((id) => id !== link.projectId))
                }
              />
            ))}
          </ul>
        )}
      </Loaded>
    </div>
  );
}

/** Existing contracts stay as they are; added ones start from now on. */
const statusOf = (links: readonly SupplierProject[], projectId: number) =>
  links.find((link) => link.projectId === projectId)?.status ?? 'active';

type AddProps = { taken: readonly number[]; onAdd: (projectId: number) => void };

function AddToContract({ taken, onAdd }: AddProps) {
  const { data: contracts } = useQuery(queryAll(projectsApi.list, { query: {} }));
  const options = (contracts ?? [])
    .filter(({ id }) => !taken.includes(id))
    .map(({ id, name, code }) => ({ value: String(id), label: name, ...(code && { hint: code }) }));
  return (
    <ComboboxField
      label="Add to a contract"
      name="projectId"
      options={options}
      value=""
      onChange={(id) => id && onAdd(Number(id))}
    />
  );
}

type ContractProps = { link: SupplierProject; onRemove: (() => void) | undefined };

const Contract = ({ link, onRemove }: ContractProps) => (
  <li className="flex items-center gap-2 px-3 py-2">
    <div className="min-w-0 flex-1 [overflow-wrap:anywhere]">
      <Link
        to="/project/$slug"
        params={{ slug: link.projectSlug }}
        className="link inline-flex min-h-6 items-center text-sm font-medium site:min-h-11"
      >
        {link.projectName}
      </Link>
      <p className="text-xs tracking-normal text-text-2 tabular-nums">
        {link.orderCount} {link.orderCount === 1 ? 'order' : 'orders'}
        {link.totalSpent !== null && `, ${formatPounds(link.totalSpent)} net`}
        {` · assigned ${dayText(link.assignedAt)}`}
        {link.status === 'ended' && ' · ended'}
        {link.notes && ` · ${link.notes}`}
      </p>
    </div>
    {onRemove && (
      <SmallAction label={`Remove from ${link.projectName}`} icon={X} onPress={onRemove} />
    )}
  </li>
);
