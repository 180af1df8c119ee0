import { Inbox, Lock, Send } from 'lucide-react';
import { type ReactNode, useEffect, useState } from 'react';
import { logError } from '../platform/fault.ts';
import { lastContact } from '../platform/offline/packs.ts';
import type { OverlayProps } from '../platform/open-overlay.ts';
import type { OutboxItem } from '../platform/outbox/item.ts';
import { waitingItems } from '../platform/outbox/snapshot.ts';
import { warnedItems } from '../platform/outbox/warned-items.ts';
import { hasCompany, useSessionUser } from '../platform/session.ts';
import { useOnline } from '../platform/use-online.ts';
import { Button } from '../ui/button.tsx';
import { SideSheet } from '../ui/dialogs/side-sheet.tsx';
import { fileSize } from '../ui/files/file-size.ts';
import { momentText } from '../ui/format/date-time.ts';
import { Notice } from '../ui/layout/notice.tsx';
import { RestoreItem, sendNow } from './item-actions.tsx';
import { detailOf } from './item-details.ts';
import { editPathOf, othersLines, titleOf, withFiles } from './item-labels.ts';
import { ItemDetail, ItemRow } from './item-row.tsx';
import { noRecords, readKnownRecords } from './known-records.ts';
import { NearlyFull } from './nearly-full.tsx';
import { useStorageUse } from './storage-use.ts';
import { useOutbox } from './use-outbox.ts';
import { WarnedRow } from './warned-row.tsx';

/** Waiting items on this phone, with their actions; `id` is the item to show. */
export function OutboxSheet({ id, onClose }: OverlayProps) {
  const outbox = useOutbox();
  const { items, others } = outbox;
  const known = useKnownRecords();
  const present = waitingItems(outbox);
  const warned = warnedItems(outbox);
  const deleted = items.filter(({ deletedAt }) => deletedAt);
  const words = (item: OutboxItem) => ({
    title: titleOf(item, items, known),
    detail: detailOf(item, items, known.names),
  });
  const isHere = (files: typeof items, seq: number) =>
    seq === id || files.some((file) => file.seq === id);
  return (
    <SideSheet title="Outbox" isOpen onClose={onClose} footer={<SendNow count={present.length} />}>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
        <NearlyFull />
        {warned.length > 0 && (
          <List label="Sent, but needs you">
            {warned.map((item) => (
              <WarnedRow key={item.seq} item={item} {...words(item)} />
            ))}
          </List>
        )}
        {present.length === 0 ? (
          <p className="flex items-center gap-2 text-sm text-text-2">
            <Inbox aria-hidden="true" className="size-icon" />
            {nothingWaits(deleted.length > 0, others.length > 0)}
          </p>
        ) : (
          <List label="Not sent yet">
            {withFiles(present).map(({ item, files }) => (
              <ItemRow
                key={item.seq}
                item={item}
                files={files}
                {...words(item)}
                editPath={editPathOf(item, items, known)}
                isTarget={isHere(files, item.seq)}
                onLeave={onClose}
              />
            ))}
          </List>
        )}
        {deleted.length > 0 && (
          <DeletedItems>
            {deleted.map((item) => (
              <DeletedRow key={item.seq} item={item} {...words(item)} />
            ))}
          </DeletedItems>
        )}
        <Others />
        <Facts />
      </div>
    </SideSheet>
  );
}

/** What was deleted here was never sent. */
function nothingWaits(wereDeleted: boolean, haveOthers: boolean): string {
  if (wereDeleted)
    return haveOthers ? 'None of your items is waiting to send.' : 'Nothing is waiting to send.';
  return haveOthers ? 'All your items have been sent.' : 'All items have been sent.';
}

const List = ({ label, children }: { label: string; children: ReactNode }) => (
  <ul aria-label={label} className="grid grid-cols-[minmax(0,1fr)] gap-2">
    {children}
  </ul>
);

const DeletedItems = ({ children }: { children: ReactNode }) => (
  <section aria-labelledby="deleted-items" className="grid gap-2">
    <h3 id="deleted-items" className="text-sm font-semibold">
      Deleted on this phone
    </h3>
    <List label="Deleted on this phone">{children}</List>
  </section>
);

type DeletedProps = { item: OutboxItem; title: string; detail: string };

const DeletedRow = ({ item, title, detail }: DeletedProps) => (
  <li className="flex flex-wrap items-center justify-between gap-2 rounded-control border border-line p-3 text-sm">
    <span className="grid min-w-0 flex-1 basis-40">
      {title}
      <ItemDetail text={detail} />
    </span>
    <RestoreItem item={item} />
  </li>
);

function useKnownRecords() {
  const [known, setKnown] = useState(noRecords);
  useEffect(() => {
    let isOver = false;
    readKnownRecords()
      .then((read) => isOver || setKnown(read))
      .catch((error) => logError('The names of records could not be read', error));
    return () => {
      isOver = true;
    };
  }, []);
  return known;
}

function SendNow({ count }: { count: number }) {
  const { sending } = useOutbox();
  const isOnline = useOnline();
  if (count === 0) return null;
  return (
    <div className="grid gap-1">
      <Button
        tone="primary"
        icon={Send}
        isPending={sending.size > 0}
        isBlocked={!isOnline}
        aria-describedby={isOnline ? undefined : 'needs-signal'}
        onClick={sendNow}
      >
        Send now
      </Button>
      {!isOnline && (
        <p id="needs-signal" className="text-xs text-text-2">
          Needs signal
        </p>
      )}
    </div>
  );
}

/** Nothing of theirs but that it is here. */
function Others() {
  const { others } = useOutbox();
  const { user } = useSessionUser();
  const lines = othersLines(others, hasCompany(user) ? user.organizationId : null);
  return lines.map((line) => <Notice key={line} icon={Lock} tone="plain" text={line} />);
}

/** When the server last answered, and how much room is used here. */
function Facts() {
  const { items, lastSentAt = 0 } = useOutbox();
  const [contact, setContact] = useState(0);
  const use = useStorageUse(items.length);
  useEffect(() => {
    let isOver = false;
    void lastContact().then((time) => isOver || setContact(time));
    return () => {
      isOver = true;
    };
  }, []);
  const time = Math.max(contact, lastSentAt);
  return (
    <div className="text-xs text-text-2 tabular-nums">
      {time > 0 && <p>Last contact {momentText(new Date(time).toISOString())}</p>}
      {use && (
        <p>
          {fileSize(use.usage)} of {fileSize(use.quota)} used on this phone
        </p>
      )}
    </div>
  );
}
