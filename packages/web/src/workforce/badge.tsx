import { fullName } from '@sitewright/domain/labour/crew';
import { workforceApi } from '@sitewright/domain/workforce/api';
import { obstacleToEditing } from '@sitewright/domain/workforce/rules';
import type { WorkerRecord } from '@sitewright/domain/workforce/worker';
import { useQuery } from '@tanstack/react-query';
import { Printer, RefreshCw } from 'lucide-react';
import { CommandDialog } from '../actions/command-dialog.tsx';
import { useActor } from '../platform/session.ts';
import { Button } from '../ui/button.tsx';
import { ButtonLink } from '../ui/button-link.tsx';
import { Loaded } from '../ui/layout/loaded.tsx';
import { Permitted } from '../ui/layout/no-access.tsx';
import { Skeleton } from '../ui/layout/skeleton.tsx';
import { Opener } from '../ui/opener.tsx';
import { QrCode } from '../ui/qr-code.tsx';
import { badgeAddress } from './gate/badge-in.ts';
import { Face } from './list/worker-link.tsx';
import { workforceQueries } from './queries.ts';
import type { ViewProps } from './view-props.ts';
import { obstacleToBadge } from './worker-actions.ts';

/** The badge of one worker, as it is printed. */
export function Badge({ view }: ViewProps) {
  const query = useQuery(workforceQueries.read(view.worker ?? ''));
  const obstacle = obstacleToBadge(useActor());
  return (
    <Permitted obstacle={obstacle} title="Badge not available">
      <Loaded
        query={query}
        what="the badge"
        empty="This worker no longer exists."
        skeleton={<Skeleton what="the badge" shape="lines" />}
      >
        {(worker) => <WithActions worker={worker} />}
      </Loaded>
    </Permitted>
  );
}

function WithActions({ worker }: { worker: WorkerRecord }) {
  const obstacle = obstacleToEditing(worker, useActor());
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] justify-items-start gap-4">
      <PrintedBadge worker={worker} />
      <div className="flex flex-wrap gap-2 print:hidden">
        <Button icon={Printer} tone="primary" onClick={() => window.print()}>
          Print
        </Button>
        <Opener icon={RefreshCw} label="New badge…" obstacle={obstacle}>
          {(close) => <RenewBadge worker={worker} onClose={close} />}
        </Opener>
        <ButtonLink to="/workforce/edit/$id" params={{ id: String(worker.id) }}>
          Open worker
        </ButtonLink>
      </div>
    </div>
  );
}

type RenewProps = { worker: WorkerRecord; onClose: () => void };

const RenewBadge = ({ worker, onClose }: RenewProps) => (
  <CommandDialog
    title={`Issue a new badge to ${fullName(worker)}?`}
    description="Their current badge stops working at the gate."
    confirmText="Issue badge"
    variant="warning"
    endpoint={workforceApi.renewBadge}
    input={{ params: { workerId: worker.id } }}
    doneMessage={(renewed) => `${fullName(renewed)} has a new badge`}
    onClose={onClose}
  />
);

/** The size of a card to wear around the neck: 86 × 124 mm, on any printer. */
const PrintedBadge = ({ worker }: { worker: WorkerRecord }) => (
  <article
    aria-label={`Badge for ${fullName(worker)}`}
    className="grid h-[124mm] w-[86mm] max-w-full content-between justify-items-center gap-2 rounded-card border border-control bg-surface p-5 text-center [overflow-wrap:anywhere] print:break-inside-avoid"
  >
    <Face worker={worker} className="size-24 rounded-card" />
    <div>
      <h2 className="text-2xl!">{fullName(worker)}</h2>
      <p>{worker.jobTitle}</p>
      <p className="text-sm text-text-2">
        {[worker.company, worker.workerId].filter(Boolean).join(' · ')}
      </p>
    </div>
    <QrCode text={badgeAddress(worker.badge ?? '')} label={`Gate code for ${fullName(worker)}`} />
    <p className="text-xs text-text-2">{worker.badge}</p>
  </article>
);
