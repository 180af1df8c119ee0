import { LockKeyhole } from 'lucide-react';
import { Notice } from '../../ui/layout/notice.tsx';
import { ContractsCard } from './contracts-card.tsx';
import { InstallCard } from './install-card.tsx';
import { useKeptContracts } from './kept-contracts.ts';
import { StorageCard } from './storage-card.tsx';

/** The data that this phone stores for use without signal. */
export const OfflineCards = () =>
  window.isSecureContext ? (
    <Kept />
  ) : (
    <Notice icon={LockKeyhole} text="Needs a secure address (https)." />
  );

function Kept() {
  const kept = useKeptContracts();
  return (
    <>
      <ContractsCard kept={kept} />
      <InstallCard />
      <StorageCard kept={kept} />
    </>
  );
}
