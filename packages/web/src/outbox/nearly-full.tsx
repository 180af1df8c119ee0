import { HardDrive } from 'lucide-react';
import { waitingItems } from '../platform/outbox/snapshot.ts';
import { Notice } from '../ui/layout/notice.tsx';
import { isNearlyFull, useStorageUse } from './storage-use.ts';
import { useOutbox } from './use-outbox.ts';

/** Warns before nothing more can be kept on this phone. */
export function NearlyFull() {
  const photos = waitingItems(useOutbox()).filter(({ hasFile }) => hasFile).length;
  const use = useStorageUse(photos);
  if (!isNearlyFull(use)) return null;
  const waiting =
    photos === 1 ? '1 photo is waiting to send' : `${photos} photos are waiting to send`;
  return <Notice icon={HardDrive} text={`This phone is nearly full: ${waiting}.`} />;
}
