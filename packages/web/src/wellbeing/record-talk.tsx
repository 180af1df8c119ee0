import { DiaryDate } from '@sitewright/domain/diary/day';
import { emptyToNull, requiredLine, requiredText, text } from '@sitewright/domain/kernel/text';
import { wellbeingApi } from '@sitewright/domain/wellbeing/api';
import type { Talk } from '@sitewright/domain/wellbeing/talks';
import { parseNames } from '@sitewright/domain/wellbeing/toolbox-talk';
import * as z from 'zod';
import { FormSheet } from '../forms/form-sheet.tsx';
import { useDraftedForm } from '../forms/use-command-form.ts';
import { useSessionUser } from '../platform/session.ts';
import { today } from '../platform/today.ts';
import { ContractChoice } from '../projects/contract-choice.tsx';
import { DateField } from '../ui/fields/date-field.tsx';
import { TextArea } from '../ui/fields/text-area.tsx';
import { TextField } from '../ui/fields/text-field.tsx';

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
  const { form, command, draft } = useRecordTalk(talk, onClose);
  return (
    <FormSheet
      title={`Record: ${talk.title}`}
      label="Record the talk"
      submitText="Record the talk"
      command={command}
      form={form}
      draft={draft}
      onClose={onClose}
    >
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
    </FormSheet>
  );
}

function useRecordTalk({ topic, title }: Talk, onClose: () => void) {
  const heldBy = useSessionUser().user?.name ?? '';
  return useDraftedForm({
    draftName: `talk-${topic}`,
    fields: Fields,
    start: { projectId: '', date: today(), heldBy, attendees: '', notes: '' },
    endpoint: wellbeingApi.recordTalk,
    inputOf: ({ projectId, attendees, ...talk }) => ({
      body: {
        ...talk,
        topic,
        title,
        projectId: Number(projectId),
        attendees: parseNames(attendees),
      },
    }),
    doneMessage: ({ attendees }) =>
      `Recorded with ${attendees.length} ${attendees.length === 1 ? 'name' : 'names'}`,
    onDone: onClose,
  });
}
