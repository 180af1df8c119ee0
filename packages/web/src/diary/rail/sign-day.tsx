import { diaryApi } from '@sitewright/domain/diary/api';
import { type Day, SignOff } from '@sitewright/domain/diary/day';
import { obstacleToSigningOff } from '@sitewright/domain/diary/day-status';
import { Signature } from 'lucide-react';
import { useState } from 'react';
import { useCommandForm } from '../../forms/use-command-form.ts';
import { userMessage } from '../../platform/call.ts';
import { useActor, useSessionUser } from '../../platform/session.ts';
import { cn } from '../../ui/cn.ts';
import { dialogFoot } from '../../ui/dialogs/dialog-foot.ts';
import { ButtonWithReason } from '../../ui/disabled-reason.tsx';
import { CheckboxField } from '../../ui/fields/checkbox-field.tsx';
import { formatLongDate } from '../../ui/fields/parse-date.ts';
import { TextField } from '../../ui/fields/text-field.tsx';
import { Failure } from '../../ui/layout/failure.tsx';

type Props = { day: Day; onClose: () => void };

/** Puts a name under the day; gaps that block nothing are accepted first. */
export function SignDay({ day, onClose }: Props) {
  const { user } = useSessionUser();
  const obstacle = obstacleToSigningOff(useActor());
  const [accepted, setAccepted] = useState('no');
  const { form, command: sign } = useCommandForm({
    fields: SignOff.pick({ name: true }),
    start: { name: user?.name ?? '' },
    endpoint: diaryApi.signOff,
    inputOf: ({ name }) => ({
      params: { projectId: day.projectId, date: day.date },
      body: { name, despiteGaps: accepted === 'yes' },
    }),
    doneMessage: () => ({
      title: 'Signed off',
      text: `Changes to ${formatLongDate(day.date)} now need a reason.`,
    }),
    onDone: onClose,
  });
  const hasGaps = day.gaps.length > 0;
  return (
    <form {...form.bind} className="grid gap-4">
      {hasGaps && !obstacle && (
        <CheckboxField
          label="I accept the missing items"
          name="despiteGaps"
          value={accepted}
          onChange={setAccepted}
        />
      )}
      {!obstacle && (
        <TextField
          label="Your name"
          help="If you enter another name, your account name appears next to it."
          {...form.field('name')}
        />
      )}
      {sign.error && !sign.isPending && !form.hasFieldErrors && (
        <Failure text={userMessage(sign.error)} />
      )}
      <div className={cn(dialogFoot, 'grid gap-2')}>
        <ButtonWithReason
          icon={Signature}
          type="submit"
          tone="primary"
          isBig
          obstacle={obstacle}
          isBlocked={hasGaps && accepted !== 'yes'}
          isPending={sign.isPending}
        >
          Sign off
        </ButtonWithReason>
      </div>
    </form>
  );
}
