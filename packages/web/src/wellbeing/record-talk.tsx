import { DiaryDate } from '@sitewright/domain/diary/day';
import { emptyToNull, requiredLine, requiredText, text } from '@sitewright/domain/kernel/text';
import { wellbeingApi } from '@sitewright/domain/wellbeing/api';
import type { Talk } from '@sitewright/domain/wellbeing/talks';
import { namesIn } from '@sitewright/domain/wellbeing/toolbox-talk';
import * as z from 'zod';
import { useAction } from '../actions/use-action.ts';
import { FormSheet } from '../forms/form-sheet.tsx';
import { useFormDraft, useFoundDraft } from '../forms/use-form-draft.ts';
import { fieldsOf } from '../platform/call.ts';
import { useSessionUser } from '../platform/session.ts';
import { today } from '../platform/today.ts';
import { ContractChoice } from '../projects/contract-choice.tsx';
import { DateField } from '../ui/date-field.tsx';
import { TextArea } from '../ui/text-area.tsx';
import { TextField } from '../ui/text-field.tsx';
import { useForm } from '../ui/use-form.ts';

/** Names are written one to a line. */
const Fields = z.object({
  projectId: z.string().min(1, 'Please choose a contract'),
  date: DiaryDate,
  heldBy: requiredLine('Held by', 100),
  attendees: requiredText('Who was there', 5000),
  notes: emptyToNull(text('Notes', 2000)),
});

type Props = { talk: Talk; onClose: () => void };

export function RecordTalk({ talk, onClose }: Props) {
  const { form, record, draft } = useRecordTalk(talk, onClose);
  return (
    <FormSheet
      title={`Record: ${talk.title}`}
      submitText="Record the talk"
      command={record}
      form={form}
      draft={draft}
      onClose={onClose}
    >
      {(id) => (
        <form id={id} {...form.bind} aria-label="Record the talk" className="grid gap-4">
          <ContractChoice label="Contract" {...form.field('projectId')} />
          <DateField label="Date" max={today()} {...form.field('date')} />
          <TextField label="Held by" {...form.field('heldBy')} />
          <TextArea
            label="Who was there"
            help="One name to a line"
            rows={6}
            {...form.field('attendees')}
          />
          <TextArea label="Notes" isOptional {...form.field('notes')} />
        </form>
      )}
    </FormSheet>
  );
}

function useRecordTalk({ topic, title }: Talk, onClose: () => void) {
  const record = useAction(wellbeingApi.recordTalk, {
    onClose: () => {
      draft.end();
      onClose();
    },
    doneMessage: ({ attendees }) =>
      `Recorded with ${attendees.length} ${attendees.length === 1 ? 'name' : 'names'}`,
    onRefused: (error) => form.refuse(fieldsOf(error)),
  });
  const heldBy = useSessionUser().user?.name ?? '';
  const blank = { projectId: '', date: today(), heldBy, attendees: '', notes: '' };
  const found = useFoundDraft(`talk-${topic}`, blank);
  const form = useForm(Fields, found.values, {
    onSubmit: ({ projectId, attendees, ...talk }) =>
      record.perform({
        body: {
          ...talk,
          topic,
          title,
          projectId: Number(projectId),
          attendees: namesIn(attendees),
        },
      }),
  });
  const draft = useFormDraft(found, form, blank);
  return { form, record, draft };
}
