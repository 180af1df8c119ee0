import type { Preview } from '@sitewright/domain/email-templates/preview';
import { useQuery } from '@tanstack/react-query';
import { Copy } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { userMessage } from '../../platform/call.ts';
import { Button } from '../../ui/button.tsx';
import { Failure } from '../../ui/layout/failure.tsx';
import { Panel } from '../../ui/layout/panel.tsx';
import { useCopy } from '../../ui/use-copy.ts';
import { LetterFrame } from '../preview/letter-frame.tsx';
import { SendTest } from '../preview/send-test.tsx';
import { previewQuery, type TemplateSource } from '../queries.ts';

type Props = {
  shown: TemplateSource;
  label: string;
  /** Whose words they are. */
  words: string;
  projectId: number | undefined;
};

/** One letter of the gallery, rendered when scrolled near. */
export function DemoCard({ shown, label, words, projectId }: Props) {
  const { place, isNear } = useNear();
  const ask = projectId === undefined ? {} : { projectId };
  const { data, error } = useQuery({
    ...previewQuery(shown, ask),
    enabled: isNear,
  });
  return (
    <Panel title={label}>
      <div ref={place} className="grid min-h-96 grid-cols-[minmax(0,1fr)] content-start gap-2 p-4">
        <p className="text-xs text-text-2">{words}</p>
        {error && <Failure text={userMessage(error)} />}
        {data && <Letter label={label} preview={data} />}
        <div className="flex flex-wrap gap-2">
          {data && <CopyHtml preview={data} label={label} />}
          <SendTest shown={shown} ask={ask} label="Send to me" />
        </div>
      </div>
    </Panel>
  );
}

const Letter = ({ preview, label }: { preview: Preview; label: string }) => (
  <>
    <p className="text-sm font-medium [overflow-wrap:anywhere]">{preview.subject}</p>
    {preview.html ? (
      <LetterFrame html={preview.html} look="desktop" title={label} isSmall />
    ) : (
      <pre className="h-72 overflow-auto rounded-control border border-line bg-sunken p-3 font-mono text-xs whitespace-pre-wrap">
        {preview.text}
      </pre>
    )}
  </>
);

function CopyHtml({ preview, label }: { preview: Preview; label: string }) {
  const copy = useCopy();
  if (!copy) return null;
  return (
    <Button icon={Copy} onClick={() => copy(preview.html || preview.text, `${label} copied`)}>
      {preview.html ? 'Copy HTML' : 'Copy text'}
    </Button>
  );
}

/** Whether it is or was in view; true where the browser cannot observe it. */
function useNear() {
  const place = useRef<HTMLDivElement>(null);
  const [isNear, setNear] = useState(typeof IntersectionObserver === 'undefined');
  useEffect(() => {
    if (isNear || !place.current) return;
    const watcher = new IntersectionObserver(([seen]) => seen?.isIntersecting && setNear(true), {
      rootMargin: '200px',
    });
    watcher.observe(place.current);
    return () => watcher.disconnect();
  }, [isNear]);
  return { place, isNear };
}
