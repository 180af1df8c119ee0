import { useState } from 'react';
import { Button } from '../ui/button.tsx';
import { Section } from './section.tsx';

/** Module state, because the screen is mounted again at every retry. */
let isBrokenForGood = false;

export function Crash() {
  const [isBroken, setBroken] = useState(isBrokenForGood);
  if (isBroken) throw new Error('Thrown on request, to see the error screen');
  const breakForGood = () => {
    isBrokenForGood = true;
    setBroken(true);
  };
  return (
    <Section title="Page crash">
      <div className="flex flex-wrap gap-2">
        <Button onClick={() => setBroken(true)}>Break once</Button>
        <Button onClick={breakForGood}>Break until the page is reloaded</Button>
      </div>
    </Section>
  );
}
