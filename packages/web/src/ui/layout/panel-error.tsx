import { OctagonAlert, RefreshCw } from 'lucide-react';
import { Button } from '../button.tsx';
import { IconCircle } from '../icon-circle.tsx';

type Props = {
  /** Such as 'Costs did not load'. */
  title: string;
  /** Such as '503: Service Unavailable'. */
  text: string;
  /** For the later investigation. */
  requestId?: string | undefined;
  isRetrying?: boolean;
  onRetry: () => void;
};

/** One panel failed; the page around it stays. */
export const PanelError = ({ title, text, requestId, isRetrying = false, onRetry }: Props) => (
  <section className="grid content-center justify-items-center gap-2 rounded-card border border-line bg-surface px-6 py-3.5 text-center">
    <IconCircle icon={OctagonAlert} tone="bad" />
    <div role="alert" className="grid justify-items-center gap-1 text-sm">
      <p className="font-semibold">{title}</p>
      <p className="max-w-[40ch] text-pretty [overflow-wrap:anywhere] text-text-2">{text}</p>
    </div>
    <Button icon={RefreshCw} isPending={isRetrying} onClick={onRetry}>
      Try again
    </Button>
    {requestId && <p className="text-xs text-text-2">Request {requestId}</p>}
  </section>
);
