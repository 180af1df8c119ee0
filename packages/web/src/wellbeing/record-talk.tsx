import { DiaryDate } from '@sitewright/domain/diary/day';
import { emptyToNull, requiredLine, text } from '@sitewright/domain/kernel/text';
import { wellbeingApi } from '@sitewright/domain/wellbeing/api';
import type { Talk } from '@sitewright/domain/wellbeing/talk';
import { parseNames, type ToolboxTalk } from '@sitewright/domain/wellbeing/toolbox-talk';
import * as z from 'zod';
import { FormSheet } from '../forms/form-sheet.tsx';
import { useDraftedForm } from '../forms/use-command-form.ts';
import { useActor, useSessionUser } from '../platform/session.ts';
import { today } from '../platform/today.ts';
import { ContractChoice } from '../projects/contract-choice.tsx';
import { keepLastContract, lastContract } from '../projects/last-contract.ts';
import { DateField } from '../ui/fields/date-field.tsx';
import { TextArea } from '../ui/fields/text-area.tsx';
import { TextField } from '../ui/fields/text-field.tsx';
import { PeopleTicks } from './people-ticks.tsx';

/** Names are one to a line: those that were ticked, and those that were typed. */
const Fields = z
  .object({
    projectId: z.string().min(1, 'Please choose a contract'),
    date: DiaryDate,
    heldBy: requiredLine('Held by', 100),
    attendees: z.string(),
    others: text('Other names', 5000),
    notes: emptyToNull(text('Notes', 2000)),
  })
  .refine((talk) => namesIn(talk).length > 0, {
    path: ['attendees'],
    message: 'Please enter who was there',
  });

const namesIn = ({ attendees, others }: { attendees: string; others: string }): string[] =>
  parseNames(`${attendees}\n${others}`);

type Props = { talk: Talk; onClose: () => void; onRecorded: (talk: ToolboxTalk) => void };

export function RecordTalk({ talk, onClose, onRecorded }: Props) {
  const { form, command, draft } = useRecordTalk(talk, onRecorded);
  const { projectId, date } = form.values;
  return (
    <FormSheet
      title={`Record: ${talk.title}`}
      label="Record talk"
      submitText="Record talk"
      command={command}
      form={form}
      draft={draft}
      onClose={onClose}
    >
      <ContractChoice label="Contract" {...form.field('projectId')} />
      <DateField label="Date" max={today()} {...form.field('date')} />
      <TextField label="Held by" {...form.field('heldBy')} />
      <PeopleTicks {...form.field('attendees')} projectId={projectId} date={date} />
      <TextArea
        label="Other names"
        help="People not on the list, one name per line"
        isOptional
        {...form.field('others')}
      />
      <TextArea label="Notes" isOptional {...form.field('notes')} />
    </FormSheet>
  );
}

function useRecordTalk({ topic, title }: Talk, onRecorded: Props['onRecorded']) {
  const actor = useActor();
  const heldBy = useSessionUser().user?.name ?? '';
  return useDraftedForm({
    draftName: `talk-${topic}`,
    fields: Fields,
    start: {
      projectId: String(lastContract(actor) ?? ''),
      date: today(),
      heldBy,
      attendees: '',
      others: '',
      notes: '',
    },
    endpoint: wellbeingApi.recordTalk,
    inputOf: ({ projectId, attendees, others, ...talk }) => ({
      body: {
        ...talk,
        topic,
        title,
        projectId: Number(projectId),
        attendees: namesIn({ attendees, others }),
      },
    }),
    doneMessage: ({ attendees }) =>
      `Recorded with ${attendees.length} ${attendees.length === 1 ? 'name' : 'names'}`,
    onDone: (recorded) => {
      keepLastContract(actor, recorded.projectId);
      onRecorded(recorded);
    },
  });
}
