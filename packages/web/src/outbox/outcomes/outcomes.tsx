import { useRef, useState } from 'react';
import { detailOf } from '../../platform/call.ts';
import { asError } from '../../platform/fault.ts';
import type { OutboxItem } from '../../platform/outbox/item.ts';
import { deleteItem } from '../../platform/outbox/outbox.ts';
import { Button } from '../../ui/button.tsx';
import { ConfirmDialog } from '../../ui/dialogs/confirm-dialog.tsx';
import { Failure } from '../../ui/layout/failure.tsx';
import { useCopy } from '../../ui/use-copy.ts';
import { ConflictDialog } from './conflict-dialog.tsx';
import { ContractDialog } from './contract-dialog.tsx';
import { crewWithoutFinish } from './crew-as-entry.ts';
import { EditDialog } from './edit-dialog.tsx';
import { EntryForm, type EntryWay } from './entry-form.tsx';
import { textOf } from './item-fields.ts';
import { outcomeOf, type Way } from './outcome-of.ts';
import * as take from './take-way.ts';

type Props = { item: OutboxItem; onDone?: () => void };

/** The state of an item that needs a person, and the actions. */
export function Outcomes({ item, onDone }: Props) {
  const [asked, ask] = useState<Way>();
  const action = useAction(() => {
    ask(undefined);
    onDone?.();
  });
  const copy = useCopy();
  const text = textOf(item);
  const { sentence, ways } = outcomeOf(item, { text });
  const formWay = ways.find((way) => isInForm(way, item));
  const others = ways.filter((way) => way !== formWay && (way !== 'Copy text' || copy));
  const press = (way: Way) => {
    const direct = directly[way];
    if (way === 'Copy text') copy?.(text, 'Text copied');
    else if (way === 'Save to phone') action.run(() => take.saveToPhone(item), false);
    else if (direct) action.run(() => direct(item));
    else ask(way);
  };
  return (
    <div className="grid w-full min-w-0 gap-3">
      <p className="text-sm font-medium text-on-bad-soft [overflow-wrap:anywhere]">{sentence}</p>
      {formWay && (
        <EntryForm
          item={item}
          way={formWay}
          isPending={action.isPending}
          onSend={(details) => action.run(() => sentByForm[formWay](item, details))}
        />
      )}
      <div className="flex flex-wrap gap-2">
        {others.map((way, index) => (
          <Button
            key={way}
            tone={index === 0 && others.length === ways.length ? 'primary' : 'secondary'}
            isBlocked={action.isPending}
            onClick={() => press(way)}
          >
            {way}
          </Button>
        ))}
      </div>
      {action.failure && <Failure text={action.failure} />}
      <Question item={item} way={asked} run={action.run} onClose={() => ask(undefined)} />
    </div>
  );
}

const sentByForm = {
  'Send as amendment': take.sendAsAmendment,
  'Add mine as an entry': take.replaceByEntry,
};

/** An amendment needs a reason, the entry of a crew its finish: they are asked beside the button. */
const isInForm = (way: Way, item: OutboxItem): way is EntryWay =>
  way === 'Send as amendment' ||
  (way === 'Add mine as an entry' && crewWithoutFinish(item) !== undefined);

const directly: Partial<Record<Way, (item: OutboxItem) => Promise<void>>> = {
  Retry: take.retry,
  OK: take.dropFromClock,
  'Send as comment': take.replaceByComment,
  'Write it again': take.replaceByNewRecord,
  'Use theirs': ({ seq }) => deleteItem(seq),
  'Add mine as an entry': take.replaceByEntry,
};

type Run = (work: () => Promise<void>, endsIt?: boolean) => void;

function useAction(onDone: () => void) {
  const [isPending, setPending] = useState(false);
  const [failure, setFailure] = useState<string>();
  // A second press may come before the first has been drawn.
  const isRunning = useRef(false);
  const run: Run = (work, endsIt = true) => {
    if (isRunning.current) return;
    isRunning.current = true;
    setPending(true);
    setFailure(undefined);
    void work()
      .then(endsIt ? onDone : undefined)
      .catch((error) => setFailure(detailOf(asError(error))))
      .finally(() => {
        isRunning.current = false;
        setPending(false);
      });
  };
  return { run, isPending, failure };
}

type QuestionProps = { item: OutboxItem; way: Way | undefined; run: Run; onClose: () => void };

/** The required decision. */
function Question({ item, way, run, onClose }: QuestionProps) {
  const sendChanged = (input: OutboxItem['input']) => run(() => take.sendChanged(item, input));
  if (way === 'Decide')
    return <ConflictDialog item={item} onDecide={sendChanged} onClose={onClose} />;
  if (way === 'Edit') return <EditDialog item={item} onSave={sendChanged} onClose={onClose} />;
  if (way === 'Move to another contract')
    return (
      <ContractDialog
        except={Number(item.input.body?.projectId)}
        onChoose={(projectId) => run(() => take.sendOnContract(item, projectId))}
        onClose={onClose}
      />
    );
  return (
    <ConfirmDialog
      isOpen={way === 'Delete' || way === 'Delete mine'}
      variant="destructive"
      title="Delete this?"
      description="It has not been sent. For 7 days you can restore it on this phone."
      confirmText="Delete"
      onConfirm={() => run(() => deleteItem(item.seq))}
      onCancel={onClose}
    />
  );
}
