import { type DragEvent, useEffect, useEffectEvent, useState } from 'react';

/** Files that are dropped on an area, or pasted anywhere on the page except into a text box. */
export function useDroppedFiles(onFiles: (files: readonly File[]) => void) {
  const [isOver, setOver] = useState(false);
  const paste = useEffectEvent(({ clipboardData, target }: ClipboardEvent) => {
    const isIntoBox = target instanceof Element && target.matches('input, textarea');
    if (!isIntoBox && clipboardData?.files.length) onFiles([...clipboardData.files]);
  });
  useEffect(() => {
    const listening = new AbortController();
    const { signal } = listening;
    document.addEventListener('paste', (event) => paste(event), { signal });
    document.addEventListener('dragover', stay, { signal });
    document.addEventListener('drop', stay, { signal });
    return () => listening.abort();
  }, []);

  const area = {
    onDragOver: ({ dataTransfer }: DragEvent) => setOver(dataTransfer.types.includes('Files')),
    onDragLeave: () => setOver(false),
    onDrop: ({ dataTransfer }: DragEvent) => {
      setOver(false);
      if (dataTransfer.files.length) onFiles([...dataTransfer.files]);
    },
  };
  return { isOver, area };
}

/** The browser would open a file that is dropped beside the area, and the form would be lost. */
const stay = (event: globalThis.DragEvent) => {
  if (event.dataTransfer?.types.includes('Files')) event.preventDefault();
};
