import { obstacleOfRole } from '@sitewright/domain/kernel/access';
import { formatDate } from '@sitewright/domain/kernel/calendar';
import { fullName } from '@sitewright/domain/labour/crew';
import { workforceApi } from '@sitewright/domain/workforce/api';
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
import { CommandDialog } from '../../actions/command-dialog.tsx';
import { useActor } from '../../platform/session.ts';
import { Button } from '../../ui/button.tsx';
import { LockedNote } from '../../ui/layout/locked-note.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { Part } from '../worker/part.tsx';
import { RevealFields } from './reveal-fields.tsx';
import { SetHealth } from './set-health.tsx';
import { SetIdentity } from './set-identity.tsx';

type Props = { title: string; worker: WorkerRecord; fields: readonly SealedField[] };

/** Sealed fields: whether each is filled, and for a reason its value, until the user leaves. */
export function SealedPart({ title, worker, fields }: Props) {
  const actor = useActor();
  const [openDialog, setOpenDialog] = useState<'reveal' | 'change' | { clear: SealedField }>();
  const [revealed, reveal] = useState<Revealed>();
  const visible = fields.filter((field) => mayReveal(field, actor));
  const locked = obstacleOfRole(actor, 'worker.identity', 'S', 'see these details');
  const close = () => setOpenDialog(undefined);
  const isHealth = fields.every((field) => healthFields.some((other) => other === field));
  const Change = isHealth ? SetHealth : SetIdentity;
  const mayChange =
    !obstacleToEditing(worker, actor) &&
    !obstacleOfRole(actor, isHealth ? 'worker.health.edit' : 'worker.identity', 'U', 'change it');
  return (
    <Part
      title={`${title} (protected)`}
      aside={
        <span className="flex flex-wrap gap-2">
          {visible.length > 0 && (
            <RevealButton
              title={title}
              isRevealed={!!revealed}
              onPress={() => (revealed ? reveal(undefined) : setOpenDialog('reveal'))}
            />
          )}
          {mayChange && (
            <Button
              icon={Pencil}
              aria-label={`Change: ${title}`}
              onClick={() => setOpenDialog('change')}
            >
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
                {revealed && visible.includes(field)
                  ? (revealedText(field, revealed) ?? 'Not set')
                  : (worker.held[field] ?? 'Not set')}
              </span>
              {mayChange && worker.held[field] !== null && (
                <ClearButton field={field} onPress={() => setOpenDialog({ clear: field })} />
              )}
            </dd>
          </div>
        ))}
      </dl>
      {visible.length === 0 && locked && <LockedNote text={locked.message} />}
      {openDialog === 'reveal' && (
        <RevealFields worker={worker} fields={[...visible]} onRevealed={reveal} onClose={close} />
      )}
      {openDialog === 'change' && <Change worker={worker} onClose={close} />}
      {typeof openDialog === 'object' && (
        <ClearField worker={worker} field={openDialog.clear} onClose={close} />
      )}
    </Part>
  );
}

const ClearButton = ({ field, onPress }: { field: SealedField; onPress: () => void }) => (
  <LinkButton aria-label={`Clear: ${revealLabels[field]}`} onClick={onPress}>
    Clear…
  </LinkButton>
);

type RevealProps = { title: string; isRevealed: boolean; onPress: () => void };

const RevealButton = ({ title, isRevealed, onPress }: RevealProps) => (
  <Button aria-label={`${isRevealed ? 'Hide' : 'Show'}: ${title}`} onClick={onPress}>
    {isRevealed ? (
      <EyeOff aria-hidden="true" className="size-4" />
    ) : (
      <Eye aria-hidden="true" className="size-4" />
    )}
    {isRevealed ? 'Hide' : 'Show…'}
  </Button>
);

/** The text of a sealed field. */
function revealedText(field: SealedField, revealed: Revealed): string | null | undefined {
  const { bankDetails: bank, sickDays: sick } = revealed;
  if (field === 'bankDetails')
    return bank && `${bank.accountName}\n${bank.sortCode}  ${bank.accountNumber}`;
  if (field === 'sickDays')
    return (
      sick &&
      [`${sick.sickDaysTaken} this year, ${sick.totalSickDays} in total`, sick.reasons]
        .filter(Boolean)
        .join('\n')
    );
  const text = revealed[field];
  return field === 'dateOfBirth' && text ? formatDate(text) : text;
}

type ClearFieldProps = { worker: WorkerRecord; field: SealedField; onClose: () => void };

/** Takes one sealed field away; whatever else is sealed stays as it is. */
function ClearField({ worker, field, onClose }: ClearFieldProps) {
  const isHealth = healthFields.some((other) => other === field);
  const what = revealLabels[field];
  return (
    <CommandDialog
      title={`Clear: ${what}?`}
      description={`This permanently removes what is held for ${fullName(worker)}. Other protected details are not changed.`}
      confirmText="Clear"
      variant="destructive"
      endpoint={isHealth ? workforceApi.setHealth : workforceApi.setIdentity}
      input={{
        params: { workerId: worker.id },
        body: { [field]: null, version: worker.version },
      }}
      doneMessage={() => `${what} cleared for ${fullName(worker)}`}
      onClose={onClose}
    />
  );
}
