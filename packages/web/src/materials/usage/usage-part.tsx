import { can } from '@sitewright/domain/kernel/access';
import { materialsApi } from '@sitewright/domain/materials/api';
import type { Material } from '@sitewright/domain/materials/material';
import type { MaterialUsage } from '@sitewright/domain/materials/usage';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { PackageMinus } from 'lucide-react';
import { useId, useState } from 'react';
import { query } from '../../platform/query.ts';
import { useActor } from '../../platform/session.ts';
import { Loaded } from '../../ui/layout/loaded.tsx';
import { quantityText } from '../labels.ts';
import { RecordStock } from './record-stock.tsx';

type Props = { material: Material };

/** The contracts it was ordered for, the quantity received, and the stock. */
export function UsagePart({ material }: Props) {
  const heading = useId();
  const contracts = useQuery(query(materialsApi.usage, { params: { materialId: material.id } }));
  const [chosen, choose] = useState<MaterialUsage>();
  return (
    <section
      aria-labelledby={heading}
      className="grid gap-3 rounded-card border border-line bg-surface p-5 max-md:p-4"
    >
      <h2 id={heading}>By contract</h2>
      <Loaded query={contracts} what="contracts" empty="Not ordered for any contract yet.">
        {(usage) => (
          <ul className="grid divide-y divide-line-2">
            {usage.map((line) => (
              <Contract
                key={line.projectId}
                line={line}
                unit={material.unit}
                onRecord={() => choose(line)}
              />
            ))}
          </ul>
        )}
      </Loaded>
      {chosen && (
        <RecordStock material={material} usage={chosen} onClose={() => choose(undefined)} />
      )}
    </section>
  );
}

type ContractProps = { line: MaterialUsage; unit: string; onRecord: () => void };

function Contract({ line, unit, onRecord }: ContractProps) {
  const mayRecord = can(useActor(), 'purchaseOrder.receive', 'A');
  return (
    <li className="grid gap-1 py-2.5">
      <div className="flex items-center gap-2">
        <Link
          to="/project/$slug"
          params={{ slug: line.projectSlug }}
          className="link mr-auto inline-flex min-h-6 min-w-0 items-center text-sm [overflow-wrap:anywhere] site:min-h-11"
        >
          {line.projectName}
        </Link>
        {mayRecord && Number(line.onSite) > 0 && (
          <RecordButton name={line.projectName} onPress={onRecord} />
        )}
      </div>
      <dl className="grid grid-cols-[repeat(auto-fill,minmax(4.75rem,1fr))] gap-x-3 gap-y-1">
        {figuresOf(line).map(([label, quantity]) => (
          <div key={label}>
            <dt className="text-xs tracking-normal text-text-2">{label}</dt>
            <dd className="text-sm tabular-nums">
              {quantityText(quantity)} <span className="text-text-2">{unit}</span>
            </dd>
          </div>
        ))}
      </dl>
    </li>
  );
}

/** The returned quantity, where there is one. */
const figuresOf = ({ ordered, received, rejected, used, returned, onSite }: MaterialUsage) =>
  [
    ['Ordered', ordered],
    ['Received', received],
    ...(Number(rejected) > 0 ? [['Rejected', rejected]] : []),
    ['Used', used],
    ...(Number(returned) > 0 ? [['Returned', returned]] : []),
    ['On site', onSite],
  ] as [label: string, quantity: string][];

const RecordButton = ({ name, onPress }: { name: string; onPress: () => void }) => (
  <button
    type="button"
    aria-label={`Record usage or return at ${name}`}
    onClick={onPress}
    className="inline-flex h-7 flex-none items-center gap-1.5 rounded-control px-2 text-sm text-text-2 hover:bg-sunken hover:text-text site:h-11"
  >
    <PackageMinus aria-hidden="true" className="size-4" />
    Record
  </button>
);
