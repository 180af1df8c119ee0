import { diaryApi } from '@sitewright/domain/diary/api';
import { NoWork } from '@sitewright/domain/diary/day';
import { useQueryClient } from '@tanstack/react-query';
import { InlineForm } from '../../forms/inline-form.tsx';
import { useCommandForm } from '../../forms/use-command-form.ts';
import { userMessage } from '../../platform/call.ts';
import { useActor } from '../../platform/session.ts';
import { Dialog } from '../../ui/dialogs/dialog.tsx';
import { formatLongDate } from '../../ui/fields/parse-date.ts';
import { TextField } from '../../ui/fields/text-field.tsx';
import { Opener } from '../../ui/opener.tsx';
import { obstacleToLogging } from '../obstacles.ts';
import { diaryQueries } from '../queries.ts';
import type { DayContext } from './day-context.ts';

/** Records that there was no work on a day, and why: then nothing is missing from it. */
export function NoWorkPanel({ place }: { place: DayContext }) {
  const obstacle = obstacleToLogging(useActor());
  return (
    <Opener label="Mark as no work" isBlocked={!!obstacle} title={obstacle?.message}>
      {(close) => <WhyNot place={place} onClose={close} />}
    </Opener>
  );
}

type Props = { place: DayContext; onClose: () => void };

function WhyNot({ place: { project, date }, onClose }: Props) {
  const client = useQueryClient();
  const { form, command } = useCommandForm({
    fields: NoWork,
    start: { reason: '' },
    endpoint: diaryApi.setNoWork,
    inputOf: (body) => ({ params: { projectId: String(project.id), date }, body }),
    onDone: (day) => {
      client.setQueryData(diaryQueries.day(project.id, date).queryKey, day);
      onClose();
    },
    doneMessage: () => `${formatLongDate(date)} marked as no work`,
  });
  return (
    <Dialog
      title="Mark as no work"
      description={`No work took place on ${project.name} on ${formatLongDate(date)}.`}
      isOpen
      onClose={onClose}
    >
      <InlineForm
        form={form}
        command={command}
        failureText={userMessage}
        submitText="Mark as no work"
        button={{ isBig: true }}
      >
        <TextField
          label="Reason"
          help="Such as a bank holiday or snow"
          maxLength={200}
          {...form.field('reason')}
        />
      </InlineForm>
    </Dialog>
  );
}
