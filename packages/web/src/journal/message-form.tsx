import { journalApi } from '@sitewright/domain/journal/api';
import { JournalMessageDraft } from '@sitewright/domain/journal/journal-message';
import { useQueryClient } from '@tanstack/react-query';
import { ImagePlus } from 'lucide-react';
import { useRef, useState } from 'react';
import { useFormDraft, useFoundDraft } from '../forms/use-form-draft.ts';
import { fieldsOf, userMessage } from '../platform/call.ts';
import { invalidateAfter } from '../platform/invalidate.ts';
import { isWaiting, savedOnThisPhone } from '../platform/outbox/waiting-replies.ts';
import { sendPhoto } from '../platform/send-file.ts';
import { useCommand } from '../platform/use-command.ts';
import { Button } from '../ui/button.tsx';
import { draftSaved } from '../ui/dialogs/draft-saved.ts';
import { useToast } from '../ui/dialogs/toast.tsx';
import { FieldError } from '../ui/fields/field.tsx';
import { TextArea } from '../ui/fields/text-area.tsx';
import { useForm } from '../ui/fields/use-form.ts';
import { PhotoToSend } from '../ui/files/photo-to-send.tsx';
import { photoLimits } from '../ui/files/picture-limits.ts';
import { UploadRow } from '../ui/files/upload-row.tsx';
import { type SendFile, useUploads } from '../ui/files/use-uploads.ts';
import { modKey } from '../ui/keyboard-map.ts';
import { Failure } from '../ui/layout/failure.tsx';
import { obstacleToAdding } from '../ui/obstacle-to-adding.ts';

const blank = { message: '' };

type FormProps = {
  projectId: number;
  /** Pictures that were chosen before: one for each message. */
  pictures?: readonly File[];
};

/** Something to say on the contract; the words stay in the box until they have arrived. */
export function MessageForm({ projectId, pictures = [] }: FormProps) {
  const [picture, setPicture] = useState(pictures[0]);
  const following = useRef(pictures.slice(1));
  const { send, isPending, error, uploads, retry, remove } = useSendMessage(projectId, (refusal) =>
    form.showServerErrors(fieldsOf(refusal)),
  );
  const found = useFoundDraft(`journal-${projectId}`, blank);
  const form = useForm(JournalMessageDraft, found.values, {
    onSubmit: (message) =>
      send(message, picture, () => {
        draft.remove();
        form.set('message', '');
        setPicture(following.current.shift());
      }),
  });
  const draft = useFormDraft(found, form, blank);
  return (
    <form
      {...form.bind}
      aria-label="New message"
      className="grid gap-3 rounded-card border border-line bg-surface p-4 print:hidden"
    >
      <TextArea label="Message" rows={3} {...form.field('message')} />
      {draft.savedAt && <p className="text-xs text-text-2">{draftSaved(draft.savedAt)}</p>}
      {error && !isPending && !form.hasFieldErrors && <Failure text={userMessage(error)} />}
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
      <ul aria-label="Pictures being uploaded" className="divide-y divide-line-2 empty:hidden">
        {uploads.map((upload) => (
          <UploadRow key={upload.id} upload={upload} onRetry={retry} onRemove={remove} />
        ))}
      </ul>
    </form>
  );
}

type PictureProps = { picture: File | undefined; onChange: (picture: File | undefined) => void };

/** The one picture that goes with a message, as it will be seen. */
function MessagePicture({ picture, onChange }: PictureProps) {
  const box = useRef<HTMLInputElement>(null);
  const [refusal, setRefusal] = useState<string>();
  const choose = (file: File | undefined) => {
    const obstacle = file && obstacleToAdding(file, 0, photoLimits);
    setRefusal(obstacle);
    if (file && !obstacle) onChange(file);
  };
  return (
    <div className="grid flex-1 justify-items-start gap-2">
      <input
        ref={box}
        type="file"
        hidden
        accept={photoLimits.accept}
        aria-label="Message picture"
        onChange={({ target }) => {
          choose(target.files?.[0]);
          // So that a picture that was left out can be chosen again.
          target.value = '';
        }}
      />
      <Button icon={ImagePlus} onClick={() => box.current?.click()}>
        {picture ? 'Change picture' : 'Add a picture'}
      </Button>
      <div role="alert" className="empty:hidden">
        {refusal && <FieldError text={refusal} />}
      </div>
      {picture && (
        <PhotoToSend photo={picture} onLeaveOut={() => onChange(undefined)} className="h-30 w-40" />
      )}
    </div>
  );
}

/** Sends the text first, then its picture: a picture that fails to upload does not lose the text. */
function useSendMessage(projectId: number, onRefused: (error: Error) => void) {
  const write = useCommand(journalApi.write, { onRefused });
  const toast = useToast();
  const messageOf = useRef(new WeakMap<File, number>());
  const sendPicture = useSendPicture();
  const { uploads, add, retry, remove } = useUploads(
    (file, ...rest) => sendPicture(messageOf.current.get(file) ?? 0)(file, ...rest),
    photoLimits,
  );
  const send = (body: JournalMessageDraft, picture: File | undefined, onSent: () => void) =>
    write.perform({ params: { projectId }, body }, (message) => {
      onSent();
      if (isWaiting(message)) toast({ text: savedOnThisPhone });
      if (!picture) return;
      messageOf.current.set(picture, message.id);
      add([picture]);
    });
  return {
    send,
    isPending: write.isPending,
    error: write.error,
    /** Pictures whose words are there already. */
    uploads: uploads.filter(({ state }) => state !== 'done'),
    retry,
    remove,
  };
}

function useSendPicture() {
  const client = useQueryClient();
  return (journalMessageId: number): SendFile =>
    async (file, onProgress, signal) => {
      const input = { params: { journalMessageId } };
      const message = await sendPhoto(journalApi.addImage, input, file, { onProgress, signal });
      if (!isWaiting(message)) void invalidateAfter(client, journalApi.addImage);
    };
}
