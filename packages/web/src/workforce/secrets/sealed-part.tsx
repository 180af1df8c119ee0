import { obstacleOfRole } from '@sitewright/domain/kernel/access';
import { inBritish } from '@sitewright/domain/kernel/calendar';
import { mayReveal, obstacleToEditing } from '@sitewright/domain/workforce/rules';
import type { Revealed } from '@sitewright/domain/workforce/sealed';
import type { WorkerRecord } from '@sitewright/domain/workforce/worker';
import {
  healthFields,
  revealLabels,
  type SealedField,
} from '@sitewright/domain/workforce/worker-values';
import { Eye, EyeOff, Pencil } from 'lucide-react';
import { useState } from 'react';
import { useActor } from '../../platform/session.ts';
import { Button } from '../../ui/button.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { LockedNote } from '../../ui/locked-note.tsx';
import { Part } from '../worker/part.tsx';
import { ClearField } from './clear-field.tsx';
import { RevealFields } from './reveal-fields.tsx';
import { SetHealth } from './set-health.tsx';
import { SetIdentity } from './set-identity.tsx';

type Props = { title: string; worker: WorkerRecord; fields: readonly SealedField[] };

/** What is kept under seal: that it is there, and for a reason what it says, until somebody leaves. */
export function SealedPart({ title, worker, fields }: Props) {
  const actor = useActor();
  const [opened, open] = useState<'reveal' | 'change' | { clear: SealedField }>();
  const [told, tell] = useState<Revealed>();
  const visible = fields.filter((field) => mayReveal(field, actor));
  const locked = obstacleOfRole(actor, 'worker.identity', 'S', 'see what it says');
  const close = () => open(undefined);
  const isHealth = fields.every((field) => healthFields.some((one) => one === field));
  const Change = isHealth ? SetHealth : SetIdentity;
  const mayChange =
    !obstacleToEditing(worker, actor) &&
    !obstacleOfRole(actor, isHealth ? 'worker.health.edit' : 'worker.identity', 'U', 'change it');
  return (
    <Part
      title={`${title}, under seal`}
      aside={
        <span className="flex flex-wrap gap-2">
          {visible.length > 0 && (
            <RevealButton
              title={title}
              isTold={!!told}
              onPress={() => (told ? tell(undefined) : open('reveal'))}
            />
          )}
          {mayChange && (
            <Button aria-label={`Change: ${title}`} onClick={() => open('change')}>
              <Pencil aria-hidden="true" className="size-4" />
              Change…
            </Button>
          )}
        </span>
      }
    >
      <dl className="grid grid-cols-[12rem_minmax(0,1fr)] gap-x-3 gap-y-2 text-sm max-sm:grid-cols-1">
        {(isHealth ? visible : fields).map((field) => (
          <div key={field} className="contents">
            <dt className="text-text-2">{revealLabels[field]}</dt>
            <dd className="flex min-w-0 items-start justify-between gap-3">
              <span className="min-w-0 whitespace-pre-line [overflow-wrap:anywhere]">
                {told && visible.includes(field)
                  ? (toldText(field, told) ?? 'Nothing on file')
                  : (worker.held[field] ?? 'Nothing on file')}
              </span>
              {mayChange && worker.held[field] !== null && (
                <LinkButton
                  aria-label={`Clear: ${revealLabels[field]}`}
                  onClick={() => open({ clear: field })}
                >
                  Clear…
                </LinkButton>
              )}
            </dd>
          </div>
        ))}
      </dl>
      {visible.length === 0 && locked && <LockedNote text={locked.message} />}
      {opened === 'reveal' && (
        <RevealFields worker={worker} fields={[...visible]} onTold={tell} onClose={close} />
      )}
      {opened === 'change' && <Change worker={worker} onClose={close} />}
      {typeof opened === 'object' && (
        <ClearField worker={worker} field={opened.clear} onClose={close} />
      )}
    </Part>
  );
}

type RevealProps = { title: string; isTold: boolean; onPress: () => void };

const RevealButton = ({ title, isTold, onPress }: RevealProps) => (
  <Button aria-label={`${isTold ? 'Hide' : 'Show'}: ${title}`} onClick={onPress}>
    {isTold ? (
      <EyeOff aria-hidden="true" className="size-4" />
    ) : (
      <Eye aria-hidden="true" className="size-4" />
    )}
    {isTold ? 'Hide' : 'Show…'}
  </Button>
);

/** What a sealed field says, as people write it. */
function toldText(field: SealedField, told: Revealed): string | null | undefined {
  const { bankDetails: bank, sickDays: sick } = told;
  if (field === 'bankDetails')
    return bank && `${bank.accountName}\n${bank.sortCode}  ${bank.accountNumber}`;
  if (field === 'sickDays')
    return (
      sick &&
      [`${sick.sickDaysTaken} this year, ${sick.totalSickDays} in all`, sick.reasons]
        .filter(Boolean)
        .join('\n')
    );
  const text = told[field];
  return field === 'dateOfBirth' && text ? inBritish(text) : text;
}
