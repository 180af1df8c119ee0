import type { Project } from '@sitewright/domain/projects/project';
import { obstacleToCreating } from '@sitewright/domain/projects/rules';
import { isOver } from '@sitewright/domain/projects/status';
import { useQuery } from '@tanstack/react-query';
import { useLocation } from '@tanstack/react-router';
import { useState } from 'react';
import { EntrySheet } from '../diary/entry-form/entry-sheet.tsx';
import { obstacleToLogging } from '../diary/obstacles.ts';
import type { OverlayProps } from '../platform/open-overlay.ts';
import { useActor } from '../platform/session.ts';
import { today } from '../platform/today.ts';
import { lastContract } from '../projects/last-contract.ts';
import { projectQueries } from '../projects/queries.ts';
import { ButtonLink } from '../ui/button-link.tsx';
import { Dialog } from '../ui/dialogs/dialog.tsx';
import { SelectField } from '../ui/fields/select-field.tsx';
import { Loaded } from '../ui/layout/loaded.tsx';
import { Spinner } from '../ui/spinner.tsx';
import { slugIn } from './nav-items.ts';

/** First the contract, then the entry; in a contract, or after an entry for one, it is chosen already. */
export function NewDiaryEntry({ onClose }: OverlayProps) {
  const { contracts, chosen, choose } = useChoice();
  const obstacle = obstacleToLogging(useActor());
  const picker = (projects: readonly Project[]) => (
    <ContractPicker {...{ projects, chosen }} onChange={choose} />
  );

  if (chosen && contracts.data && !obstacle)
    return (
      <EntrySheet
        project={chosen}
        date={today()}
        contractPicker={picker(contracts.data)}
        onClose={onClose}
      />
    );
  return (
    <Dialog title="New Diary Entry" isOpen onClose={onClose}>
      {obstacle ? (
        <p className="text-sm text-text-2">{obstacle.message}</p>
      ) : (
        <Loaded
          query={contracts}
          what="contracts"
          empty={<NoContractYet onClose={onClose} />}
          skeleton={<Spinner label="Loading contracts" />}
        >
          {picker}
        </Loaded>
      )}
    </Dialog>
  );
}

/** A diary belongs to a contract: without one the user is led to create the first. */
const NoContractYet = ({ onClose }: Pick<OverlayProps, 'onClose'>) => (
  <div className="grid justify-items-start gap-4">
    <p className="text-sm text-text-2">Diary entries belong to a contract. Create one first.</p>
    {!obstacleToCreating(useActor()) && (
      <ButtonLink to="/create-contract" tone="primary" onClick={onClose}>
        Create contract
      </ButtonLink>
    )}
  </div>
);

/** The contract that was chosen, that is open, or that they last wrote for. */
function useChoice() {
  const contracts = useQuery(projectQueries.list());
  const here = useLocation({ select: ({ pathname }) => slugIn(pathname) });
  const [picked, choose] = useState<string>();
  const last = lastContract(useActor());
  const all = contracts.data ?? [];
  const chosen =
    all.find(({ slug }) => slug === (picked ?? here)) ??
    all.find(({ id, status }) => id === last && !isOver(status));
  return { contracts, chosen, choose };
}

type PickerProps = {
  projects: readonly Project[];
  chosen: Project | undefined;
  onChange: (slug: string) => void;
};

const ContractPicker = ({ projects, chosen, onChange }: PickerProps) => (
  <SelectField
    label="Contract"
    name="contract"
    placeholder="Select a contract"
    options={projects
      .filter((project) => project === chosen || !isOver(project.status))
      .map(({ slug: value, name: label }) => ({ value, label }))}
    value={chosen?.slug ?? ''}
    onChange={onChange}
  />
);
