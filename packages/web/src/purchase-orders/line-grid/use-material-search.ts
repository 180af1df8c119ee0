import type { Material } from '@sitewright/domain/materials/material';
import { type KeyboardEvent, useState } from 'react';
import { useMaterials } from './use-materials.ts';

/** The typed text, the matching materials, and the one that the arrow keys have reached. */
export function useMaterialSearch(supplierId: string, onMaterial: (material: Material) => void) {
  const [typed, setTyped] = useState<string>();
  const [reached, reach] = useState(-1);
  const { found, isCurrent } = useMaterials(typed, supplierId);
  const type = (text: string | undefined) => {
    setTyped(text);
    reach(-1);
  };
  const close = () => type(undefined);
  const choose = (material: Material) => {
    close();
    onMaterial(material);
  };
  /** For the current text only: a reply to fewer letters may hold other materials. */
  const only = isCurrent && found.length === 1 ? found[0] : undefined;
  /** A key that means the list means nothing to the grid. */
  const press = (event: KeyboardEvent) => {
    if (found.length === 0) return;
    const chosen = event.key === 'Enter' && (found[reached] ?? only);
    const step = steps[event.key];
    if (event.key === 'Enter' && !chosen) return close();
    if (chosen) choose(chosen);
    else if (step) reach((reached + step + found.length) % found.length);
    else if (event.key === 'Escape') close();
    else return;
    event.preventDefault();
  };
  return { found, reached, reach, type, close, choose, press };
}

const steps: Record<string, number> = { ArrowDown: 1, ArrowUp: -1 };
