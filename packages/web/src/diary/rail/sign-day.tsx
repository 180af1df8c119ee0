import { diaryApi } from '@sitewright/domain/diary/api';
import { type Day, SignOff } from '@sitewright/domain/diary/day';
import { obstacleToSigningOff } from '@sitewright/domain/diary/day-status';
import { Signature } from 'lucide-react';
import { useState } from 'react';
import { fieldsOf, inWords } from '../../platform/call.ts';
import { useActor, useSessionUser } from '../../platform/session.ts';
import { useCommand } from '../../platform/use-command.ts';
import { CheckboxField } from '../../ui/checkbox-field.tsx';
import { ButtonWithReason } from '../../ui/disabled-reason.tsx';
import { Failure } from '../../ui/failure.tsx';
import { writeDate } from '../../ui/parse-date.ts';
import { TextField } from '../../ui/text-field.tsx';
import { useToast } from '../../ui/toast.tsx';
import { useForm } from '../../ui/use-form.ts';

type Props = { day: Day; onClose: () => void };

/** Puts a name under the day; gaps that block nothing are accepted first. */
export function SignDay({ day, onClose }: Props) {
  const { user } = useSessionUser();
  const obstacle = obstacleToSigningOff(useActor());
  const [accepted, setAccepted] = useState('no');
  const toast = useToast();
  const sign = useCommand(diaryApi.signOff, {
    onDone: () => {
      onClose();
      toast({ title: 'Signed off', text: `${writeDate(day.date)} is locked.` });
    },
    onRefused: (error) => form.refuse(fieldsOf(error)),
  });
  const params = { projectId: String(day.projectId), date: day.date };
  const form = useForm(
    SignOff.pick({ name: true }),
    { name: user?.name ?? '' },
    {
      onSubmit: ({ name }) =>
        sign.perform({ params, body: { name, despiteGaps: accepted === 'yes' } }),
    },
  );
  const hasGaps = day.gaps.length > 0;
  return (
    <form {...form.bind} className="grid gap-4">
      {hasGaps && !obstacle && (
        <CheckboxField
          label="I have read what is missing and accept it"
          name="despiteGaps"
          value={accepted}
          onChange={setAccepted}
        />
      )}
      {!obstacle && (
        <TextField label="Your name" help="It stands under the day." {...form.field('name')} />
      )}
      {sign.error && !sign.isPending && !form.isRefusedByField && (
        <Failure text={inWords(sign.error)} />
      )}
      <ButtonWithReason
        type="submit"
        tone="primary"
        isBig
        obstacle={obstacle}
        isBlocked={hasGaps && accepted !== 'yes'}
        isPending={sign.isPending}
      >
        <Signature aria-hidden="true" className="size-4" />
        Sign off
      </ButtonWithReason>
    </form>
  );
}
