import { JournalMessageDraft } from '@sitewright/domain/journal/journal-message';
import { useState } from 'react';
import { fieldsOf, inWords } from '../platform/call.ts';
import { Button } from '../ui/button.tsx';
import { Failure } from '../ui/failure.tsx';
import { modKey } from '../ui/keyboard-map.ts';
import { TextArea } from '../ui/text-area.tsx';
import { UploadRow } from '../ui/upload-row.tsx';
import { useForm } from '../ui/use-form.ts';
import { MessagePicture } from './message-picture.tsx';
import { useSendMessage } from './use-send-message.ts';

/** Something to say on the contract; the words stay in the box until they have arrived. */
export function MessageForm({ projectId }: { projectId: number }) {
  const [picture, setPicture] = useState<File>();
  const { send, isPending, error, uploads, retry, remove } = useSendMessage(projectId, (refusal) =>
    form.refuse(fieldsOf(refusal)),
  );
  const form = useForm(
    JournalMessageDraft,
    { message: '' },
    {
      onSubmit: (draft) =>
        send(draft, picture, () => {
          form.set('message', '');
          setPicture(undefined);
        }),
    },
  );
  return (
    <form
      {...form.bind}
      aria-label="New message"
      className="grid gap-3 rounded-card border border-line bg-surface p-4 print:hidden"
    >
      <TextArea label="Message" rows={3} {...form.field('message')} />
      {error && !isPending && !form.isRefusedByField && <Failure text={inWords(error)} />}
      <div className="flex flex-wrap items-start justify-between gap-2">
        <MessagePicture picture={picture} onChange={setPicture} />
        <div className="ml-auto flex items-center gap-3">
          <kbd className="font-sans text-xs text-text-2 max-md:hidden pointer-coarse:hidden">
            {modKey} Enter
          </kbd>
          <Button type="submit" tone="primary" isPending={isPending} pendingLabel="Sending...">
            Send
          </Button>
        </div>
      </div>
      <ul aria-label="Pictures being sent" className="divide-y divide-line-2 empty:hidden">
        {uploads.map((upload) => (
          <UploadRow key={upload.id} upload={upload} onRetry={retry} onRemove={remove} />
        ))}
      </ul>
    </form>
  );
}
