import { WifiOff } from 'lucide-react';
import { userMessage } from '../platform/call.ts';
import { useOnline } from '../platform/use-online.ts';
import { Button } from '../ui/button.tsx';
import { FieldError } from '../ui/fields/field.tsx';
import { Notice } from '../ui/layout/notice.tsx';

type Props = {
  label: string;
  pendingLabel: string;
  command: { isPending: boolean; error: Error | null };
  /** Whether the fields themselves say what is wrong. */
  isErrorShownElsewhere?: boolean;
  /** The message without a connection. */
  offline?: string;
};

/** The button that ends a form; above it, what is the fault of no single field. */
export function Submit({
  label,
  pendingLabel,
  command,
  isErrorShownElsewhere = false,
  offline,
}: Props) {
  const isOnline = useOnline();
  const { isPending, error } = command;

  return (
    <>
      {offline && !isOnline && <Notice icon={WifiOff} text={offline} />}
      {error && !isPending && !isErrorShownElsewhere && <FieldError text={userMessage(error)} />}
      <Button type="submit" tone="primary" isBig isPending={isPending} pendingLabel={pendingLabel}>
        {label}
      </Button>
    </>
  );
}
