import { diaryApi } from '@sitewright/domain/diary/api';
import { NoWork } from '@sitewright/domain/diary/day';
import { useState } from 'react';
import { userMessage } from '../../platform/call.ts';
import { useActor } from '../../platform/session.ts';
import { useCommand } from '../../platform/use-command.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialogs/dialog.tsx';
import { formatLongDate } from '../../ui/fields/parse-date.ts';
import { TextField } from '../../ui/fields/text-field.tsx';
import { useForm } from '../../ui/fields/use-form.ts';
import { Failure } from '../../ui/layout/failure.tsx';
import { obstacleToLogging } from '../obstacles.ts';
import type { DayContext } from './day-context.ts';

/** Records that there was no work on a day, and why: then nothing is missing from it. */
export function NoWorkPanel({ place }: { place: DayContext }) {
  const [isOpen, setOpen] = useState(false);
  const obstacle = obstacleToLogging(useActor());
  return (
    <>
      <Button isBlocked={!!obstacle} title={obstacle?.message} onClick={() => setOpen(true)}>
        Nobody worked
      </Button>
      {isOpen && <WhyNot place={place} onClose={() => setOpen(false)} />}
    </>
  );
}

type Props = { place: DayContext; onClose: () => void };

function WhyNot({ place: { project, date }, onClose }: Props) {
  const setNoWork = useCommand(diaryApi.setNoWork, { onDone: onClose });
  const params = { projectId: String(project.id), date };
  const form = useForm(
    NoWork,
    { reason: '' },
    { onSubmit: (body) => setNoWork.perform({ params, body }) },
  );
  return (
    <Dialog
      title="Nobody worked"
      description={`On ${formatLongDate(date)} nobody worked on ${project.name}.`}
      isOpen
      onClose={onClose}
    >
      <form {...form.bind} className="grid gap-4">
        <TextField
          label="Reason"
          help="Such as a bank holiday, or snow."
          maxLength={200}
          {...form.field('reason')}
        />
        {setNoWork.error && !setNoWork.isPending && <Failure text={userMessage(setNoWork.error)} />}
        <Button type="submit" tone="primary" isBig isPending={setNoWork.isPending}>
          Nobody worked
        </Button>
      </form>
    </Dialog>
  );
}
