import type { Material } from '@sitewright/domain/materials/material';
import { isActive, obstacleToEditing } from '@sitewright/domain/materials/rules';
import { CircleCheck, CircleSlash } from 'lucide-react';
import { useActor } from '../platform/session.ts';
import { Badge } from '../ui/badge.tsx';
import { useInlineEdit } from './use-inline-edit.ts';

type Props = { material: Pick<Material, 'active'> };

export const ActiveBadge = ({ material }: Props) =>
  isActive(material) ? (
    <Badge tone="ok" icon={CircleCheck}>
      Active
    </Badge>
  ) : (
    <Badge tone="plain" icon={CircleSlash}>
      Inactive
    </Badge>
  );

/** Whether it may still be ordered; a press turns it. */
export function ActiveCell({ material }: { material: Material }) {
  const obstacle = obstacleToEditing(useActor());
  const { save } = useInlineEdit();
  const is = isActive(material);
  if (obstacle) return <ActiveBadge material={material} />;
  return (
    <button
      type="button"
      role="switch"
      aria-checked={is}
      aria-label={`Active, ${material.itemDescription}`}
      onClick={() =>
        save(
          material,
          { active: is ? 'no' : 'yes' },
          `${material.itemDescription} is ${is ? 'inactive' : 'active'} now`,
        )
      }
      className="inline-flex min-h-6 items-center rounded-full hover:brightness-95"
    >
      <ActiveBadge material={material} />
    </button>
  );
}
