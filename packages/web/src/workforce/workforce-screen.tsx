import { LazyBoundary, lazyComponent } from '../ui/layout/lazy-component.tsx';
import { Screen } from '../ui/layout/screen.tsx';
import { Skeleton } from '../ui/layout/skeleton.tsx';
import type { TableView } from '../ui/table/table-view.ts';
import { Register } from './list/register.tsx';
import type { ViewProps } from './view-props.ts';

const Gate = lazyComponent(() => import('./gate/gate.tsx'), 'Gate');
const RollCall = lazyComponent(() => import('./roll-call/roll-call.tsx'), 'RollCall');
const TrainingMatrix = lazyComponent(
  () => import('./training/training-matrix.tsx'),
  'TrainingMatrix',
);
const WorkerView = lazyComponent(() => import('./worker/worker-view.tsx'), 'WorkerView');
const Badge = lazyComponent(() => import('./badge.tsx'), 'Badge');
const ImportWorkers = lazyComponent(() => import('./import-workers.tsx'), 'ImportWorkers');

const views = {
  gate: { title: 'Gate check', Part: Gate },
  'roll-call': { title: 'Roll call', Part: RollCall },
  matrix: { title: 'Training matrix', Part: TrainingMatrix },
  worker: { title: 'Worker', Part: WorkerView },
  badge: { title: 'Badge', Part: Badge },
  import: { title: 'Import workers', Part: ImportWorkers },
};

/** A badge code leads straight to the gate. */
const openView = ({ gate, show = '' }: TableView) =>
  gate ? views.gate : show in views ? views[show as keyof typeof views] : undefined;

/** The register, or the view that replaces it. */
export function WorkforceScreen(props: ViewProps) {
  const open = openView(props.view);
  const leave = () => props.onView({}, { replace: false });
  return open ? (
    <Screen title={open.title}>
      <LazyBoundary
        instead={<Skeleton what={open.title.toLowerCase()} shape="lines" />}
        onLost={leave}
      >
        <open.Part {...props} />
      </LazyBoundary>
    </Screen>
  ) : (
    <Register {...props} />
  );
}
