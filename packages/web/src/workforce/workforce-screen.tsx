import { LazyBoundary, lazyPart } from '../ui/lazy-part.tsx';
import { Screen } from '../ui/screen.tsx';
import { Skeleton } from '../ui/skeleton.tsx';
import type { OnView, TableView } from '../ui/table/table-view.ts';
import { Register } from './list/register.tsx';

const Gate = lazyPart(() => import('./gate/gate.tsx'), 'Gate');
const RollCall = lazyPart(() => import('./roll-call/roll-call.tsx'), 'RollCall');
const TrainingMatrix = lazyPart(() => import('./training/training-matrix.tsx'), 'TrainingMatrix');
const Badge = lazyPart(() => import('./badge/badge.tsx'), 'Badge');
const ImportWorkers = lazyPart(() => import('./import/import-workers.tsx'), 'ImportWorkers');

/** What every look at the people of the company is given. */
export type LookProps = { view: TableView; onView: OnView; today: string };

const looks = {
  gate: { title: 'Gate check', Part: Gate },
  'roll-call': { title: 'Roll call', Part: RollCall },
  matrix: { title: 'Training matrix', Part: TrainingMatrix },
  badge: { title: 'Badge', Part: Badge },
  import: { title: 'Import workers', Part: ImportWorkers },
};

/** A code on a badge leads to the gate by itself. */
const lookOf = ({ gate, show = '' }: TableView) =>
  gate ? looks.gate : show in looks ? looks[show as keyof typeof looks] : undefined;

/** The register, or in its place another look at the same people. */
export function WorkforceScreen(props: LookProps) {
  const look = lookOf(props.view);
  const leave = () => props.onView({}, { replace: false });
  return look ? (
    <Screen title={look.title}>
      <LazyBoundary
        instead={<Skeleton what={look.title.toLowerCase()} shape="lines" />}
        onLost={leave}
      >
        <look.Part {...props} />
      </LazyBoundary>
    </Screen>
  ) : (
    <Register {...props} />
  );
}
