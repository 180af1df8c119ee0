import { Pencil } from 'lucide-react';
import { ButtonWithReason, type Obstacle } from '../ui/disabled-reason.tsx';

type Props = {
  /** What it would edit, for those who hear the button without its surroundings. */
  label: string;
  obstacle: Obstacle | undefined;
  onPress: () => void;
};

/** At the head of a part of the company. */
export const EditButton = ({ label, obstacle, onPress }: Props) => (
  <div className="ml-auto flex flex-wrap items-center justify-end gap-3 text-right">
    <ButtonWithReason icon={Pencil} obstacle={obstacle} aria-label={label} onClick={onPress}>
      Edit
    </ButtonWithReason>
  </div>
);
