import type { BinItem, BinPart } from '@sitewright/domain/backup/recycle-bin';
import { recycleBinApi } from '@sitewright/domain/backup/recycle-bin-api';
import { useQuery } from '@tanstack/react-query';
import { query } from '../platform/query.ts';
import { Dialog } from '../ui/dialog.tsx';
import { momentText } from '../ui/format/moment.ts';
import { Loaded } from '../ui/loaded.tsx';
import { kindOf, nounOf } from './bin-labels.ts';

type Props = { item: BinItem; onClose: () => void };

/** What would come back, without bringing it back. */
export function BinPreview({ item, onClose }: Props) {
  const preview = useQuery({
    ...query(recycleBinApi.previewItem, { params: { binItemId: item.id } }),
    staleTime: 0,
  });
  const { hold } = item.metadata;
  return (
    <Dialog
      isOpen
      title={item.recordName}
      description={`${kindOf(item)} deleted ${momentText(item.deletedAt)} by ${item.deletedByName}`}
      onClose={onClose}
    >
      {hold && (
        <p className="text-sm">
          Under a legal hold since {momentText(hold.since)}, by {hold.byName}: {hold.reason}
        </p>
      )}
      <Loaded query={preview} what="the preview" empty={null}>
        {({ parts }) => (
          <ul className="grid gap-3">
            {parts.map((part) => (
              <Part key={part.table} {...part} />
            ))}
          </ul>
        )}
      </Loaded>
    </Dialog>
  );
}

const Part = ({ table, count, names }: BinPart) => (
  <li className="grid gap-1 text-sm [overflow-wrap:anywhere]">
    <h3 className="text-sm">{`${count} ${nounOf(table, count)}`}</h3>
    {names.map((name) => (
      <span key={name} className="truncate text-text-2">
        {name}
      </span>
    ))}
    {names.length > 0 && count > names.length && (
      <span className="text-text-2">and {count - names.length} more</span>
    )}
  </li>
);
