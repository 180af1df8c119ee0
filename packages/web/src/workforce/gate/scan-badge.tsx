import { useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { Part } from '../worker/part.tsx';
import { badgeIn } from './badge-in.ts';
import { Camera, hasScanner } from './camera.tsx';

type Props = { onBadge: (badge: string) => void };

/** By the camera where the browser can read codes; the phone's own camera opens the check as well. */
export function ScanBadge({ onBadge }: Props) {
  const [typed, type] = useState('');
  const badge = badgeIn(typed);
  return (
    <Part title="Scan a badge">
      {hasScanner ? (
        <Camera onBadge={onBadge} />
      ) : (
        <p className="text-sm text-text-2">
          Point the camera of your phone at the code on the badge: it opens the check by itself.
        </p>
      )}
      <form
        aria-label="Code on the badge"
        className="grid gap-3"
        onSubmit={(event) => {
          event.preventDefault();
          if (badge) onBadge(badge);
        }}
      >
        <TextField
          label="Or enter the code below it"
          name="badge"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          value={typed}
          onChange={type}
        />
        <Button type="submit" tone="primary" isBlocked={!badge}>
          Check
        </Button>
      </form>
    </Part>
  );
}
