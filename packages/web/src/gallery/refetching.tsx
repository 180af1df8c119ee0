import { useState } from 'react';
import { Button } from '../ui/button.tsx';
import { StaleBar } from '../ui/stale-bar.tsx';
import { Specimen } from './section.tsx';

export function Refetching() {
  const [isFetching, setFetching] = useState(false);
  return (
    <Specimen name="Read again: a thin bar under the header, the page stays">
      {isFetching && <StaleBar />}
      <Button
        className="justify-self-start"
        aria-pressed={isFetching}
        onClick={() => setFetching(!isFetching)}
      >
        {isFetching ? 'Stop the bar' : 'Show the bar'}
      </Button>
    </Specimen>
  );
}
