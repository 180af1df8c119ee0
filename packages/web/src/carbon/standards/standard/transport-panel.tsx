import type { CarbonSettings } from '@sitewright/domain/carbon/carbon-settings';
import { latestEdition } from '@sitewright/domain/carbon/edition-year';
import { readableDecimal } from '@sitewright/domain/kernel/decimal';
import { useQuery } from '@tanstack/react-query';
import { Pencil } from 'lucide-react';
import { useState } from 'react';
import { FigureTable } from '../../../ui/layout/figure-table.tsx';
import { lazyDialog } from '../../../ui/layout/lazy-dialog.tsx';
import { Panel } from '../../../ui/layout/panel.tsx';
import { ManageButton } from '../manage.tsx';
import { standardQueries } from '../queries.ts';

const ChangeTransport = lazyDialog(() => import('./change-transport.tsx'), 'ChangeTransport');

type Props = { settings: CarbonSettings; today: string };

/** The defaults for a delivery whose ticket gives no distance. */
export function TransportPanel({ settings, today }: Props) {
  const [isEditing, setEditing] = useState(false);
  const close = () => setEditing(false);
  return (
    <Panel
      title="Default transport distances"
      aside={
        <ManageButton onClick={() => setEditing(true)}>
          <Pencil aria-hidden="true" className="size-4" />
          Edit distances
        </ManageButton>
      }
    >
      <div className="grid grid-cols-[minmax(0,1fr)] content-start">
        <FigureTable
          label="Default distances"
          rows={[...settings.distances, { category: 'Other', distance: settings.defaultDistance }]}
          keyOf={({ category }) => category}
          columns={[
            ['Material', ({ category }) => category],
            ['Distance', ({ distance }) => `${readableDecimal(distance)} km`],
          ]}
        />
        <p className="border-t border-line-2 px-4 py-3 text-sm text-text-2">
          Vehicle: <Vehicle id={settings.vehicleFactorId} />. Changes apply to new deliveries.
        </p>
      </div>
      {isEditing && <ChangeTransport settings={settings} today={today} onClose={close} />}
    </Panel>
  );
}

function Vehicle({ id }: { id: string }) {
  const { data } = useQuery(
    standardQueries.factors({ year: latestEdition, category: 'transport' }),
  );
  return (
    <b className="font-medium text-text">{data?.find((factor) => factor.id === id)?.name ?? id}</b>
  );
}
