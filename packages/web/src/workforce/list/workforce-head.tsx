import { obstacleToAdding } from '@sitewright/domain/workforce/rules';
import { Link, useNavigate } from '@tanstack/react-router';
import { ClipboardList, FileUp, Grid3x3, Plus, ScanLine } from 'lucide-react';
import { useActor } from '../../platform/session.ts';
import { ButtonLink } from '../../ui/button-link.tsx';
import { MenuItem } from '../../ui/dialogs/menu.tsx';
import { ButtonWithReason } from '../../ui/disabled-reason.tsx';
import { PageMenu } from '../../ui/layout/page-menu.tsx';

type Props = {
  /** The contract that is looked at, if it is one. */
  contract: string | undefined;
};

const looks = [
  { show: 'roll-call', label: 'Roll call', icon: ClipboardList },
  { show: 'matrix', label: 'Training matrix', icon: Grid3x3 },
  { show: 'gate', label: 'Scan badge', icon: ScanLine },
] as const;

/** What can be done with the register as a whole; on a phone it waits in the page's menu. */
export function WorkforceActions({ contract }: Props) {
  const obstacle = obstacleToAdding(useActor());
  const navigate = useNavigate();
  return (
    <div className="flex flex-wrap items-center justify-end gap-2 max-md:-my-2">
      {looks.map(({ show, label, icon: Icon }) => (
        <span key={show} className={show === 'gate' ? 'contents' : 'contents max-md:hidden'}>
          <ButtonLink icon={Icon} to="/workforce" search={{ show, contract }}>
            {label}
          </ButtonLink>
        </span>
      ))}
      <span className="contents max-md:hidden">
        {!obstacle && (
          <ButtonLink icon={FileUp} to="/workforce" search={{ show: 'import' }}>
            Import
          </ButtonLink>
        )}
        <AddWorker />
      </span>
      <PageMenu>
        <MenuItem
          icon={Plus}
          obstacle={obstacle}
          onSelect={() => void navigate({ to: '/workforce/new' })}
        >
          Add worker
        </MenuItem>
        {looks.map(({ show, label, icon }) => (
          <MenuItem
            key={show}
            icon={icon}
            link={<Link to="/workforce" search={{ show, contract }} />}
          >
            {label}
          </MenuItem>
        ))}
        <MenuItem
          icon={FileUp}
          obstacle={obstacle}
          onSelect={() => void navigate({ to: '/workforce', search: { show: 'import' } })}
        >
          Import
        </MenuItem>
      </PageMenu>
    </div>
  );
}

export function AddWorker() {
  const obstacle = obstacleToAdding(useActor());
  const label = (
    <>
      <Plus aria-hidden="true" className="size-4" />
      Add worker
    </>
  );
  return obstacle ? (
    <ButtonWithReason obstacle={obstacle}>{label}</ButtonWithReason>
  ) : (
    <ButtonLink to="/workforce/new" tone="primary">
      {label}
    </ButtonLink>
  );
}
