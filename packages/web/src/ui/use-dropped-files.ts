import { type DragEvent, useEffect, useEffectEvent, useState } from 'react';

/** Files that are dropped on an area, or pasted anywhere on its page but into a box. */
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

/** A file dropped beside the area would be opened in place of the app, and the form be lost. */
const stay = (event: globalThis.DragEvent) => {
  if (event.dataTransfer?.types.includes('Files')) event.preventDefault();
};
