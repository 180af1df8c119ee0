import type { CarbonSettings } from '@sitewright/domain/carbon/carbon-settings';
import { carbonStandardsApi } from '@sitewright/domain/carbon/standards-api';
import { useQuery } from '@tanstack/react-query';
import { ArrowLeft } from 'lucide-react';
import { useState } from 'react';
import { useAction } from '../../../actions/use-action.ts';
import { detailOf } from '../../../platform/call.ts';
import { Button } from '../../../ui/button.tsx';
import { Failure } from '../../../ui/layout/failure.tsx';
import { Loaded } from '../../../ui/layout/loaded.tsx';
import { ManageButton } from '../manage.tsx';
import { standardQueries } from '../queries.ts';
import { useChangeStandardsSearch } from '../search-params.ts';
import { type Boundary, BoundaryForm, boundaryOf } from './boundary-form.tsx';
import { SwitchTable } from './switch-table.tsx';
import { useSwitchPreview } from './use-switch-preview.ts';

/** Another standard: first what it would change, then whether it shall. */
export function SwitchStandard() {
  const query = useQuery(standardQueries.settings());
  const change = useChangeStandardsSearch();
  const close = () => change({ step: undefined });
  return (
    <div className="grid max-w-[60rem] grid-cols-[minmax(0,1fr)] gap-4">
      <Button icon={ArrowLeft} className="justify-self-start" onClick={close}>
        Carbon standards
      </Button>
      <Loaded query={query} what="the standard" empty="No standard set.">
        {(settings) => <Switch settings={settings} onClose={close} />}
      </Loaded>
    </div>
  );
}

type Props = { settings: CarbonSettings; onClose: () => void };

function Switch({ settings, onClose }: Props) {
  const [boundary, setBoundary] = useState(() => boundaryOf(settings));
  const { preview, fault, ask, forget } = useSwitchPreview();
  const apply = useAction(carbonStandardsApi.changeSettings, {
    onDone: onClose,
    doneMessage: () => 'New standard applied. You can undo it for 24 hours.',
  });
  const obstacle = obstacleToSwitching(boundary, settings);
  return (
    <>
      <BoundaryForm
        boundary={boundary}
        onChange={(next) => {
          forget();
          setBoundary(next);
        }}
      />
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
        <ManageButton
          tone={preview ? 'secondary' : 'primary'}
          isBlocked={!!obstacle}
          isPending={!!preview && !preview.isDone && !fault}
          onClick={() => void ask(boundary)}
        >
          Preview changes
        </ManageButton>
        <p className="text-sm text-text-2">{obstacle ?? 'A preview changes nothing.'}</p>
      </div>
      {fault && <Failure text={fault} />}
      {preview && <SwitchTable preview={preview} />}
      {apply.error && !apply.isPending && <Failure text={detailOf(apply.error)} />}
      {preview?.isDone && (
        <div className="flex flex-wrap gap-2">
          <Button onClick={onClose}>Cancel</Button>
          <Button
            tone="primary"
            isPending={apply.isPending}
            pendingLabel="Applying..."
            onClick={() => apply.perform({ body: boundary })}
          >
            Apply to all contracts
          </Button>
        </div>
      )}
    </>
  );
}

function obstacleToSwitching(boundary: Boundary, settings: CarbonSettings): string | undefined {
  if (boundary.modules.length === 0) return 'Please choose at least one module.';
  const isSame = JSON.stringify(boundary) === JSON.stringify(boundaryOf(settings));
  return isSame ? 'This is the current standard.' : undefined;
}
