import { workforceApi } from '@sitewright/domain/workforce/api';
import type { Score } from '@sitewright/domain/workforce/on-site';
import { useState } from 'react';
import { ActionDialog } from '../../actions/action-dialog.tsx';
import { useAction } from '../../actions/use-action.ts';
import type { Bound } from '../../ui/field.tsx';
import { TextArea } from '../../ui/text-area.tsx';
import { TextField } from '../../ui/text-field.tsx';
import type { ActionProps } from '../worker-actions.ts';

/** Overrides the calculated score, with a reason. */
export function JudgeScore({ worker, score, onClose }: ActionProps & { score: Score }) {
  const [value, setValue] = useState(score.override ?? '');
  const [reason, setReason] = useState(score.reason ?? '');
  const isByHand = value.trim() !== '';
  const judge = useAction(workforceApi.setScore, {
    onClose,
    doneMessage: () => 'The score is saved',
  });
  return (
    <ActionDialog
      title={`Override the ${score.name} score`}
      description={`By the figures it is ${score.reckoned ?? 'not known yet'}: ${score.formula}. Leave it empty to go by them.`}
      confirmText="Save"
      command={judge}
      isBlocked={isByHand && (reason.trim() === '' || Number.isNaN(Number(value)))}
      onConfirm={() =>
        judge.perform({
          params: { workerId: worker.id, score: score.name },
          body: isByHand ? { value: Number(value), reason } : { value: null },
        })
      }
      onClose={onClose}
    >
      {(errors) => (
        <ScoreFields
          value={{ name: 'value', value, error: errors.value, onChange: setValue }}
          reason={
            isByHand && { name: 'reason', value: reason, error: errors.reason, onChange: setReason }
          }
        />
      )}
    </ActionDialog>
  );
}

const ScoreFields = ({ value, reason }: { value: Bound; reason: Bound | false }) => (
  <>
    <TextField
      label="Score, 0 to 100"
      inputMode="decimal"
      isOptional
      autoComplete="off"
      {...value}
    />
    {reason && (
      <TextArea label="Why the figures do not tell it right" required maxLength={500} {...reason} />
    )}
  </>
);
