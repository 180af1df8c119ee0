import { Late, latePart } from '../app/late-part.tsx';
import { Screen } from '../ui/screen.tsx';
import { Skeleton } from '../ui/skeleton.tsx';
import type { OnView, TableView } from '../ui/table/table-view.ts';
import { Register } from './list/register.tsx';

const Gate = latePart(() => import('./gate/gate.tsx'), 'Gate');
const RollCall = latePart(() => import('./roll-call/roll-call.tsx'), 'RollCall');
const TrainingMatrix = latePart(() => import('./training/training-matrix.tsx'), 'TrainingMatrix');
const Badge = latePart(() => import('./badge/badge.tsx'), 'Badge');
const ImportWorkers = latePart(() => import('./import/import-workers.tsx'), 'ImportWorkers');

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
      <Late instead={<Skeleton what={look.title.toLowerCase()} shape="lines" />} onLost={leave}>
        <look.Part {...props} />
      </Late>
    </Screen>
  ) : (
    <Register {...props} />
  );
}
