import { filesApi } from '@sitewright/domain/files/api';
import { journalApi } from '@sitewright/domain/journal/api';
import type { JournalMessage } from '@sitewright/domain/journal/journal-message';
import { obstacleToDeleting } from '@sitewright/domain/journal/rules';
import { requestFor } from '@sitewright/domain/kernel/request';
import { DeleteButton } from '../actions/delete-button.tsx';
import { FileLink } from '../files/file-link.tsx';
import { WaitingMark } from '../outbox/waiting-mark.tsx';
import { isUnsentId } from '../platform/outbox/item.ts';
import { useActor } from '../platform/session.ts';
import { AuthorAvatar } from '../ui/author-avatar.tsx';
import { timeText } from '../ui/format/date-time.ts';

type Props = { message: JournalMessage };

export function MessageLine({ message }: Props) {
  const { author, createdAt } = message;
  const isTheirs = !obstacleToDeleting(message, useActor());
  return (
    <li className="flex items-start gap-3 px-4 py-3">
      <AuthorAvatar name={author} />
      <div className="grid min-w-0 flex-1 justify-items-start gap-1">
        <p className="text-sm">
          <span className="font-semibold">{author}</span>{' '}
          <time dateTime={createdAt} className="text-xs text-text-2">
            {timeText(createdAt)}
          </time>
        </p>
        <p className="[overflow-wrap:anywhere] whitespace-pre-line">{message.message}</p>
        <WaitingMark name="journalMessageId" id={message.id} />
        <Picture message={message} />
      </div>
      {isTheirs && <DeleteMessage message={message} />}
    </li>
  );
}

/** Of one size, so that nothing moves when it comes. */
function Picture({ message: { imageId, imageUrl, imageName } }: Props) {
  if (!imageId) return null;
  if (isUnsentId(imageId)) return <WaitingPicture url={imageUrl} name={imageName} />;
  const { url } = requestFor(filesApi.thumbnail, { params: { fileId: imageId } });
  return (
    <FileLink file={{ id: imageId }} className="mt-1 block overflow-hidden rounded-control">
      <img
        src={url}
        alt={`Open ${imageName}`}
        loading="lazy"
        decoding="async"
        className="h-42 w-56 bg-sunken object-cover"
      />
    </FileLink>
  );
}

/** It is no file that can be opened and talked about yet. */
const WaitingPicture = ({ url, name }: { url: string | null; name: string | null }) =>
  url && (
    <img
      src={url}
      alt={name ?? ''}
      className="mt-1 h-42 w-56 rounded-control bg-sunken object-cover"
    />
  );

const DeleteMessage = ({ message: { id, author } }: { message: JournalMessage }) => (
  <DeleteButton
    what="message"
    author={author}
    endpoint={journalApi.remove}
    input={{ params: { journalMessageId: id } }}
    recordType="journalMessage"
    recordId={id}
    consequence="This also deletes its picture."
  />
);
