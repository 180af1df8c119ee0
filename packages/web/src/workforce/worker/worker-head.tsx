import { can } from '@sitewright/domain/kernel/access';
import { workforceApi } from '@sitewright/domain/workforce/api';
import {
  obstacleToDeleting,
  obstacleToEditing,
  obstacleToErasing,
} from '@sitewright/domain/workforce/rules';
import type { WorkerRecord } from '@sitewright/domain/workforce/worker';
import { Link, useNavigate } from '@tanstack/react-router';
import { ChevronDown, ClipboardCheck, Eraser, FileJson, Play, QrCode, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useActor } from '../../platform/session.ts';
import { useNeedsSignal } from '../../platform/use-needs-signal.ts';
import { Button } from '../../ui/button.tsx';
import { ContactLinks } from '../../ui/contact-links.tsx';
import { Menu, MenuItem, MenuSeparator } from '../../ui/dialogs/menu.tsx';
import { WorkerAction } from '../actions/worker-action.tsx';
import { Face } from '../list/worker-link.tsx';
import { EraseWorker } from '../secrets/erase-worker.tsx';
import { HandOutAll } from '../secrets/hand-out-all.tsx';
import {
  movesFor,
  type OpenAction,
  obstacleToBadge,
  obstacleToStarting,
} from '../worker-actions.ts';
import { Clearance } from './clearance.tsx';

type Props = { worker: WorkerRecord };
type OpenDialog = OpenAction['action'] | 'erase' | 'hand-out';

/** Who they are, whether they can work and every reason why not, and what can be done. */
export function WorkerHead({ worker }: Props) {
  const [openDialog, setOpenDialog] = useState<OpenDialog>();
  return (
    <section aria-label="Clearance" className="flex flex-wrap items-start gap-x-4 gap-y-3">
      <Face worker={worker} className="size-14" />
      <Clearance worker={worker} />
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
