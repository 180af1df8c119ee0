import { can } from '@sitewright/domain/kernel/access';
import { projectsApi } from '@sitewright/domain/projects/api';
import type { Project } from '@sitewright/domain/projects/project';
import { workforceApi } from '@sitewright/domain/workforce/api';
import {
  obstacleToDeleting,
  obstacleToEditing,
  obstacleToErasing,
} from '@sitewright/domain/workforce/rules';
import type { WorkerRecord } from '@sitewright/domain/workforce/worker';
import { statusLabels } from '@sitewright/domain/workforce/worker-values';
import { useQuery } from '@tanstack/react-query';
import { Link, useNavigate } from '@tanstack/react-router';
import { ChevronDown, ClipboardCheck, Eraser, FileJson, Play, QrCode, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { VerdictBadge } from '../../labour/worker-verdict.tsx';
import { queryAll } from '../../platform/query.ts';
import { useActor } from '../../platform/session.ts';
import { useNeedsSignal } from '../../platform/use-needs-signal.ts';
import { Button } from '../../ui/button.tsx';
import { ContactLinks } from '../../ui/contact-links.tsx';
import { Menu, MenuItem, MenuSeparator } from '../../ui/dialogs/menu.tsx';
import { WorkerAction } from '../actions/worker-action.tsx';
import { Face } from '../list/worker-link.tsx';
import { EraseWorker } from '../secrets/erase-worker.tsx';
import { HandOutAll } from '../secrets/hand-out-all.tsx';
import { contractsIn } from '../verdict-scope.ts';
import {
  movesFor,
  type OpenAction,
  obstacleToBadge,
  obstacleToStarting,
} from '../worker-actions.ts';

type Props = { worker: WorkerRecord };
type OpenDialog = OpenAction['action'] | 'erase' | 'hand-out';

/** Who they are, whether they can work and every reason why not, and what can be done. */
export function WorkerHead({ worker }: Props) {
  const [openDialog, setOpenDialog] = useState<OpenDialog>();
  return (
    <section aria-label="Clearance" className="flex flex-wrap items-start gap-x-4 gap-y-3">
      <Face worker={worker} className="size-14" />
      <div className="grid min-w-56 flex-1 gap-1 text-sm">
        <p className="text-text-2">
          {[worker.jobTitle, worker.company].filter(Boolean).join(' · ')} ·{' '}
          <span className="whitespace-nowrap">{worker.workerId}</span> ·{' '}
          {statusLabels[worker.employmentStatus]}
          {worker.statusReason && `: ${worker.statusReason}`}
        </p>
        <div className="flex flex-wrap items-start gap-2">
          <VerdictBadge {...worker.verdict} />
          <div className="grid gap-0.5">
            <Reasons reasons={worker.verdict.reasons} />
            {worker.verdict.state !== 'cannot' && <InductedOn worker={worker} />}
          </div>
        </div>
      </div>
      <div className="flex flex-wrap items-center gap-2 print:hidden">
        <ContactLinks name={worker.firstName} phone={worker.mobilePhone} email={null} />
        <ActionMenu worker={worker} onOpen={setOpenDialog} />
      </div>
      <OpenDialogPart
        worker={worker}
        openDialog={openDialog}
        onClose={() => setOpenDialog(undefined)}
      />
    </section>
  );
}

/** They can work where they are inducted. */
function InductedOn({ worker: { inductedProjectIds } }: Props) {
  const { data } = useQuery(queryAll(projectsApi.list, { query: {} }));
  const isInducted = ({ id }: Project) => inductedProjectIds.includes(id);
  const inductedOn = data?.filter(isInducted).map(({ name }) => name) ?? [];
  if (!data) return null;
  return (
    <p className="text-text-2">Inducted on: {contractsIn({ judgedFor: undefined, inductedOn })}</p>
  );
}

const Reasons = ({ reasons }: { reasons: readonly string[] }) =>
  reasons.length > 0 ? (
    <ul className="grid gap-0.5">
      {reasons.map((reason) => (
        <li key={reason}>{reason}</li>
      ))}
    </ul>
  ) : (
    <p className="text-text-2">All in date</p>
  );

type MenuProps = Props & { onOpen: (openDialog: OpenDialog) => void };

function ActionMenu({ worker, onOpen }: MenuProps) {
  const actor = useActor();
  const needsSignal = useNeedsSignal(workforceApi.setStatus);
  const obstacle = obstacleToEditing(worker, actor) ?? needsSignal;
  const badge = { show: 'badge', worker: String(worker.id) };
  const asksAll = can(actor, 'worker.subjectAccess', 'A');
  return (
    <Menu
      label="Actions"
      trigger={
        <Button>
          Actions
          <ChevronDown aria-hidden="true" className="size-4" />
        </Button>
      }
    >
      <MenuItem icon={ClipboardCheck} obstacle={obstacle} onSelect={() => onOpen('induct')}>
        Induct…
      </MenuItem>
      <MenuItem
        icon={Play}
        obstacle={obstacleToStarting(actor, worker)}
        onSelect={() => onOpen('start')}
      >
        Start labour…
      </MenuItem>
      <MenuItem
        icon={QrCode}
        obstacle={obstacleToBadge(actor)}
        link={<Link to="/workforce" search={badge} />}
      >
        Print badge
      </MenuItem>
      <MenuSeparator />
      {movesFor(worker).map(({ status, label, icon }) => (
        <MenuItem key={status} icon={icon} obstacle={obstacle} onSelect={() => onOpen(status)}>
          {label}
        </MenuItem>
      ))}
      <MenuSeparator />
      {asksAll && (
        <>
          <MenuItem icon={FileJson} onSelect={() => onOpen('hand-out')}>
            Export all data…
          </MenuItem>
          <MenuItem
            icon={Eraser}
            obstacle={obstacleToErasing(worker, actor) ?? needsSignal}
            onSelect={() => onOpen('erase')}
          >
            Erase…
          </MenuItem>
        </>
      )}
      <MenuItem
        icon={Trash2}
        obstacle={obstacleToDeleting(0, actor) ?? needsSignal}
        onSelect={() => onOpen('delete')}
      >
        Delete…
      </MenuItem>
    </Menu>
  );
}

type OpenDialogProps = Props & { openDialog: OpenDialog | undefined; onClose: () => void };

function OpenDialogPart({ worker, openDialog, onClose }: OpenDialogProps) {
  const navigate = useNavigate();
  if (!openDialog) return;
  if (openDialog === 'erase') return <EraseWorker worker={worker} onClose={onClose} />;
  if (openDialog === 'hand-out') return <HandOutAll worker={worker} onClose={onClose} />;
  return (
    <WorkerAction
      action={openDialog}
      worker={worker}
      onClose={onClose}
      onDeleted={() => {
        onClose();
        void navigate({ to: '/workforce', ignoreBlocker: true });
      }}
    />
  );
}
