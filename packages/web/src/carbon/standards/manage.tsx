import { type Actor, obstacleOfRole } from '@sitewright/domain/kernel/access';
import type { ComponentProps } from 'react';
import { useActor } from '../../platform/session.ts';
import { Button } from '../../ui/button.tsx';
import { LockedNote } from '../../ui/layout/locked-note.tsx';

/** Why a user may not change the standard. */
export const obstacleToManaging = (actor: Actor) =>
  obstacleOfRole(actor, 'carbonStandard', 'M', 'change the carbon standard or its factors');

const reasonId = 'who-manages-carbon';

/** Shown once on the page, for all of its buttons. */
export function WhoManages() {
  const obstacle = obstacleToManaging(useActor());
  return (
    obstacle && (
      <div id={reasonId}>
        <LockedNote text={obstacle.message} />
      </div>
    )
  );
}

/** A button for users who may change the standard; others see the reason. */
export function ManageButton({ isBlocked = false, ...button }: ComponentProps<typeof Button>) {
  const obstacle = obstacleToManaging(useActor());
  return (
    <Button
      {...button}
      isBlocked={isBlocked || !!obstacle}
      {...(obstacle && { 'aria-describedby': reasonId, title: obstacle.message })}
    />
  );
}
