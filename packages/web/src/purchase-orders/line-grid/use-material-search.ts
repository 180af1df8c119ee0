import type { Material } from '@sitewright/domain/materials/material';
import { type KeyboardEvent, useState } from 'react';
import { useMaterials } from './use-materials.ts';

/** What somebody types, what the catalogue has under it, and which of it the arrows have reached. */
export function useMaterialSearch(onMaterial: (material: Material) => void) {
  const [typed, setTyped] = useState<string>();
  const [reached, reach] = useState(-1);
  const found = useMaterials(typed);
  const type = (text: string | undefined) => {
    setTyped(text);
    reach(-1);
  };
  const close = () => type(undefined);
  const choose = (material: Material) => {
    close();
    onMaterial(material);
  };
  /** A key that means the list means nothing to the grid. */
  const press = (event: KeyboardEvent) => {
    const chosen = event.key === 'Enter' && found[reached];
    const step = steps[event.key];
    if (found.length === 0) return;
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
