import { Pin, PinOff, RefreshCw } from 'lucide-react';
import { today } from '../../platform/today.ts';
import { useOnline } from '../../platform/use-online.ts';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { SelectField } from '../../ui/fields/select-field.tsx';
import { recentText } from '../../ui/format/date-time.ts';
import { Failure } from '../../ui/layout/failure.tsx';
import { Loaded } from '../../ui/layout/loaded.tsx';
import { Panel } from '../../ui/layout/panel.tsx';
import type { KeptContract, KeptContracts } from './kept-contracts.ts';

/** The contracts that open without signal. */
export function ContractsCard({ kept }: { kept: KeptContracts }) {
  const { query, isSyncing, hasFailed, sync, pin } = kept;
  return (
    <Panel title="Saved contracts" aside={<SyncNow isSyncing={isSyncing} onPress={sync} />}>
      <div className="grid gap-3 p-4">
        <p className="text-sm text-text-2">
          Contracts you opened in the last 14 days are available without signal. Pinned contracts
          always are.
        </p>
        {hasFailed && <Failure text="The contracts could not be updated. Try again." />}
        <Loaded query={query} what="contracts on this phone" empty={null}>
          {(all) => (
            <>
              <KeptList contracts={all.kept} onPin={pin} />
              <PinAnother contracts={all.others} onPin={pin} />
            </>
          )}
        </Loaded>
      </div>
    </Panel>
  );
}

function SyncNow({ isSyncing, onPress }: { isSyncing: boolean; onPress: () => void }) {
  const isOnline = useOnline();
  return (
    <Button
      icon={RefreshCw}
      className="md:h-control-sm"
      isPending={isSyncing}
      pendingLabel="Syncing..."
      isBlocked={!isOnline}
      title={isOnline ? undefined : 'Needs signal'}
      aria-label={isOnline ? undefined : 'Sync now. Needs signal'}
      onClick={onPress}
    >
      Sync now
    </Button>
  );
}

type Props = {
  contracts: readonly KeptContract[];
  onPin: (id: number, isPinned: boolean) => void;
};

const KeptList = ({ contracts, onPin }: Props) =>
  contracts.length === 0 ? (
    <p className="text-sm">No contracts saved yet. Open one, or pin one below.</p>
  ) : (
    <ul aria-label="Contracts on this phone">
      {contracts.map((contract) => (
        <KeptRow key={contract.id} contract={contract} onPin={onPin} />
      ))}
    </ul>
  );

function KeptRow({ contract, onPin }: { contract: KeptContract } & Pick<Props, 'onPin'>) {
  const { id, name, storedAt, isPinned } = contract;
  return (
    <li className="flex flex-wrap items-center gap-3 border-t border-line-2 py-3 first:border-0">
      <div className="min-w-0 flex-1 basis-52 text-sm">
        <p className="font-medium">
          {name} {isPinned && <Badge tone="ok">Pinned</Badge>}
        </p>
        <p className="text-xs text-text-2">
          {storedAt === null
            ? 'Not on this phone yet'
            : `Updated: ${recentText(new Date(storedAt).toISOString(), today())}`}
        </p>
      </div>
      <Button
        icon={isPinned ? PinOff : Pin}
        aria-label={`${isPinned ? 'Unpin' : 'Pin'} ${name}`}
        onClick={() => onPin(id, !isPinned)}
      >
        {isPinned ? 'Unpin' : 'Pin'}
      </Button>
    </li>
  );
}

/** A contract that was not opened on this phone can be kept too. */
const PinAnother = ({ contracts, onPin }: Props) =>
  contracts.length > 0 && (
    <SelectField
      label="Pin another contract"
      name="pin"
      placeholder="Choose a contract"
      options={contracts.map(({ id, name }) => ({ value: String(id), label: name }))}
      value=""
      onChange={(id) => onPin(Number(id), true)}
    />
  );
