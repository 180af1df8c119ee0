import { diaryApi } from '@sitewright/domain/diary/api';
import { DiaryCommentDraft } from '@sitewright/domain/diary/diary-comment';
import { filesApi } from '@sitewright/domain/files/api';
import { obstacleOfRole } from '@sitewright/domain/kernel/access';
import { photoUpload as photoRules } from '@sitewright/domain/kernel/upload';
import { useQueryClient } from '@tanstack/react-query';
import { Camera } from 'lucide-react';
import { useRef, useState } from 'react';
import { type Texts, useFormDraft, useFoundDraft } from '../../forms/use-form-draft.ts';
import { userMessage } from '../../platform/call.ts';
import { asError } from '../../platform/fault.ts';
import { invalidateAfter } from '../../platform/invalidate.ts';
import { isWaiting, savedOnThisPhone } from '../../platform/outbox/waiting-replies.ts';
import { sendPhoto } from '../../platform/send-file.ts';
import { useActor } from '../../platform/session.ts';
import { useCommand } from '../../platform/use-command.ts';
import { Button } from '../../ui/button.tsx';
import { draftSaved } from '../../ui/dialogs/draft-saved.ts';
import { useToast } from '../../ui/dialogs/toast.tsx';
import type { Bound } from '../../ui/fields/field.tsx';
import { SelectField } from '../../ui/fields/select-field.tsx';
import { TextArea } from '../../ui/fields/text-area.tsx';
import { useForm } from '../../ui/fields/use-form.ts';
import { ChosenFiles } from '../../ui/files/chosen-files.tsx';
import { Failure } from '../../ui/layout/failure.tsx';
import type { DayContext } from '../day/day-context.ts';
import { QuietButton } from '../quiet-button.tsx';

type Props = {
  place: DayContext;
  timeSlot: string;
  /** The entry that it answers; without one the hour is chosen. */
  entryId?: number;
  name: string;
};

const Draft = DiaryCommentDraft.pick({ comment: true, timeSlot: true });

/** A comment on the day: at an hour, or on an entry. */
export function CommentForm({ place, timeSlot, entryId, name }: Props) {
  const obstacle = obstacleOfRole(useActor(), 'comment', 'C', 'comment');
  const { send, photos, setPhotos, isPending, error } = useSendComment(place);
  const [blank] = useState({ comment: '', timeSlot });
  const found = useFoundDraft(draftName(place, entryId), blank);
  const form = useForm(Draft, found.values, {
    onSubmit: (comment) =>
      send({ ...comment, ...(entryId && { recordId: entryId, recordType: 'diary_entry' }) }, () => {
        draft.remove();
        form.set('comment', '');
      }),
  });
  const draft = useFormDraft(found, form, blank, hasText);
  if (obstacle) return <p className="text-xs text-text-2 print:hidden">{obstacle.message}</p>;
  return (
    <form {...form.bind} aria-label={name} className="grid gap-2 print:hidden">
      {/* After Comment on an entry the user wants to write there; the day's own form waits. */}
      <TextArea label="Comment" autoFocus={!!entryId} {...form.field('comment')} />
      <div className="flex flex-wrap items-end gap-2">
        {!entryId && <HourField {...form.field('timeSlot')} />}
        <CommentPhotos photos={photos} onChange={setPhotos} />
        <Button type="submit" isPending={isPending}>
          Comment
        </Button>
      </div>
      {draft.savedAt && <p className="text-xs text-text-2">{draftSaved(draft.savedAt)}</p>}
      {error && !isPending && !form.hasFieldErrors && <Failure text={userMessage(error)} />}
    </form>
  );
}

const draftName = ({ project, date }: DayContext, entryId: number | undefined): string =>
  entryId ? `comment-entry-${entryId}` : `comment-${project.id}-${date}`;

/** An hour that was only chosen is no draft. */
const hasText = (_before: Texts, { comment = '' }: Texts): boolean => comment.trim() !== '';

type PhotosProps = { photos: readonly File[]; onChange: (photos: readonly File[]) => void };

/** The photos that go with a comment; they are sent with it. */
function CommentPhotos({ photos, onChange }: PhotosProps) {
  const box = useRef<HTMLInputElement>(null);
  return (
    <>
      <input
        ref={box}
        type="file"
        hidden
        multiple
        accept={photoRules.types.join(',')}
        aria-label="Comment photos"
        onChange={({ target }) => {
          onChange([...photos, ...(target.files ?? [])]);
          target.value = '';
        }}
      />
      <QuietButton
        icon={Camera}
        className="mr-auto h-control!"
        onClick={() => box.current?.click()}
      >
        Photo
      </QuietButton>
      <div className="order-last basis-full empty:hidden">
        {photos.length > 0 && (
          <ChosenFiles label="Photos to upload" files={photos} onChange={onChange} />
        )}
      </div>
    </>
  );
}

const hours = Array.from({ length: 24 }, (_, hour) => `${String(hour).padStart(2, '0')}:00`);

/** The hour that a comment speaks of. */
const HourField = (field: Bound) => (
  <div className="w-26 site:w-32">
    <SelectField label="Time slot" placeholder="Hour" options={hours} {...field} />
  </div>
);

type CommentInput = Omit<DiaryCommentDraft, 'date'>;

/** Sends the text first, then its photos: a photo that fails to upload does not lose the text. */
function useSendComment({ project, date }: DayContext) {
  const toast = useToast();
  const client = useQueryClient();
  const [photos, setPhotos] = useState<readonly File[]>([]);
  const [isUploading, setUploading] = useState(false);
  const comment = useCommand(diaryApi.comment);

  const upload = async (diaryCommentId: number, files: readonly File[]) => {
    setUploading(true);
    setPhotos([]);
    const tries = await Promise.allSettled(
      files.map((photo) =>
        sendPhoto(filesApi.addCommentPhoto, { params: { diaryCommentId } }, photo),
      ),
    );
    const left = files.filter((_, i) => tries[i]?.status === 'rejected');
    setUploading(false);
    const failure = tries.find(({ status }) => status === 'rejected');
    if (failure)
      toast({
        title: 'Photo not uploaded',
        text: reasonOf(failure),
        tone: 'danger',
        action: { label: 'Try again', onPress: () => void upload(diaryCommentId, left) },
      });
    await invalidateAfter(client, filesApi.addCommentPhoto);
  };
  const send = (input: CommentInput, onSent: () => void) =>
    comment.perform({ params: { projectId: project.id }, body: { ...input, date } }, (written) => {
      onSent();
      if (isWaiting(written)) toast({ text: savedOnThisPhone });
      if (photos.length > 0) void upload(written.id, photos);
    });
  return {
    send,
    photos,
    setPhotos,
    isPending: comment.isPending || isUploading,
    error: comment.error,
  };
}

const reasonOf = (failure: PromiseSettledResult<unknown>): string =>
  failure.status === 'rejected' ? asError(failure.reason).message : '';
