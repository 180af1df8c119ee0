import { useState } from 'react';
import { useActor } from '../platform/session.ts';
import { Button } from '../ui/button.tsx';
import { NoAccess } from '../ui/layout/no-access.tsx';
import { Screen } from '../ui/layout/screen.tsx';
import { Buttons } from './buttons.tsx';
import { Confirmations } from './confirmations.tsx';
import { Fields } from './fields.tsx';
import { Figures } from './figures.tsx';
import { LongForm } from './long-form.tsx';
import { Overlays } from './overlays.tsx';
import { Section } from './section.tsx';
import { States } from './states.tsx';
import { TableSample } from './table-sample.tsx';
import { ToastList } from './toast-list.tsx';

/** Every component of the kit in every state; sends no requests. */
export function GalleryScreen() {
  const { isOrganizationAdmin } = useActor();
  return (
    <Screen title="Test confirmations">
      {isOrganizationAdmin ? (
        <Gallery />
      ) : (
        <NoAccess
          title="You do not have access to this page"
          text="Only company administrators can open this page. Ask yours for help."
        />
      )}
    </Screen>
  );
}

const Gallery = () => (
  <div className="grid grid-cols-[minmax(0,1fr)] gap-8">
    <Confirmations />
    <ToastList />
    <States />
    <Figures />
    <Buttons />
    <Fields />
    <LongForm />
    <TableSample />
    <Overlays />
    <Crash />
  </div>
);

/** Outlives the screen, which is mounted again at every retry. */
let isBrokenForGood = false;

function Crash() {
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
