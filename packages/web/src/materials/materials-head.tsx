import { obstacleToAdding, obstacleToImporting } from '@sitewright/domain/materials/rules';
import { useNavigate } from '@tanstack/react-router';
import { FileUp, Plus } from 'lucide-react';
import { useActor } from '../platform/session.ts';
import { Button } from '../ui/button.tsx';
import { ButtonLink } from '../ui/button-link.tsx';
import { MenuItem } from '../ui/dialogs/menu.tsx';
import { ButtonWithReason } from '../ui/disabled-reason.tsx';
import { PageMenu } from '../ui/layout/page-menu.tsx';

type Props = { onImport: () => void };

export const MaterialsActions = ({ onImport }: Props) => (
  <div className="flex items-center gap-2 max-md:-my-2">
    <div className="flex items-center gap-2 max-md:hidden">
      <ImportButton onImport={onImport} />
      <AddMaterial />
    </div>
    <MoreActions onImport={onImport} />
  </div>
);

/** A user who may not import sees no button; one who may not add sees the reason. */
const ImportButton = ({ onImport }: Props) =>
  !obstacleToImporting(useActor()) && (
    <Button icon={FileUp} onClick={onImport}>
      Import
    </Button>
  );

export function AddMaterial() {
  const obstacle = obstacleToAdding(useActor());
  const label = (
    <>
      <Plus aria-hidden="true" className="size-4" />
      Add material
    </>
  );
  return obstacle ? (
    <ButtonWithReason obstacle={obstacle}>{label}</ButtonWithReason>
  ) : (
    <ButtonLink to="/materials/new" tone="primary">
      {label}
    </ButtonLink>
  );
}

function MoreActions({ onImport }: Props) {
  const actor = useActor();
  const navigate = useNavigate();
  return (
    <PageMenu>
      <MenuItem
        icon={Plus}
        obstacle={obstacleToAdding(actor)}
        onSelect={() => void navigate({ to: '/materials/new' })}
      >
        Add material
      </MenuItem>
      <MenuItem icon={FileUp} obstacle={obstacleToImporting(actor)} onSelect={onImport}>
        Import
      </MenuItem>
    </PageMenu>
  );
}
