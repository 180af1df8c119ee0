import type { Gap } from '@sitewright/domain/diary/day';
import { CircleCheck, OctagonAlert, TriangleAlert } from 'lucide-react';
import type { ContractSearch } from '../../projects/contract-frame/contract-search.ts';
import { useChangeContractSearch } from '../../projects/contract-frame/contract-search.ts';
import { cn } from '../../ui/cn.ts';
import { LinkButton } from '../../ui/link-button.tsx';

type Props = { gaps: readonly Gap[]; onClose: () => void };

/** The items missing from the day, with links to add them. */
export function GapList({ gaps, onClose }: Props) {
  if (gaps.length === 0)
    return (
      <p className="flex items-center gap-2 text-sm">
        <CircleCheck aria-hidden="true" className="size-4 text-ok" />
        Nothing is missing.
      </p>
    );
  return (
    <ul aria-label="What is missing" className="grid gap-2">
      {gaps.map((gap) => (
        <GapLine key={gap.sentence} gap={gap} onClose={onClose} />
      ))}
    </ul>
  );
}

type LineProps = { gap: Gap; onClose: () => void };

function GapLine({ gap: { code, sentence, blocks }, onClose }: LineProps) {
  const change = useChangeContractSearch();
  const way = ways[code];
  const Icon = blocks ? OctagonAlert : TriangleAlert;
  const mend = () => {
    onClose();
    change(way?.to ?? {});
  };
  return (
    <li className="flex items-start gap-2 text-sm">
      <Icon aria-hidden="true" className={cn('mt-0.5 size-4', blocks ? 'text-bad' : 'text-warn')} />
      <div className="grid gap-0.5">
        <p>
          {blocks && <span className="sr-only">Must be settled: </span>}
          {sentence}
        </p>
        {way && <LinkButton onClick={mend}>{way.label}</LinkButton>}
      </div>
    </li>
  );
}

/** Where a gap is mended: the form of an entry, the crews at work today, the weather. */
const ways: Record<string, { label: string; to: ContractSearch }> = {
  'no-entry': { label: 'Log an entry', to: { entry: 'new' } },
  'company-missing': { label: 'Log an entry', to: { entry: 'new' } },
  'no-weather-impact': { label: 'Log an entry', to: { entry: 'new' } },
  'open-crew': { label: 'Go to the crews at work', to: { date: undefined } },
  'no-weather': { label: 'Add the weather', to: { tab: 'weather' } },
};
