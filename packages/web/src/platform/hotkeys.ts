import { readItem } from './local-storage.ts';

/** Actions by key: `mod+k` with Ctrl or Cmd, `?` alone, `g c` one after the other. */
export type Hotkeys = Readonly<Record<string, () => void>>;

/** The storage key with 'off' if the user has switched off single-key shortcuts. */
export const keysSetting = 'sitewright.keys';

/** How long the second key of two is waited for. */
const patience = 1000;

/** Listens until it is removed; the browser's own shortcuts still work. */
export function listenToKeys(hotkeys: Hotkeys): () => void {
  let first = '';
  let timer: ReturnType<typeof setTimeout>;

  function press(event: KeyboardEvent) {
    if (isNoise(event)) return;
    const key = nameOf(event);
    if (!isModified(key) && !mayUseSingleKeys(event.target)) return;
    const action = hotkeys[`${first} ${key}`] ?? hotkeys[key];
    clearTimeout(timer);
    first = action ? '' : key;
    timer = setTimeout(() => {
      first = '';
    }, patience);
    if (!action) return;
    event.preventDefault();
    action();
  }

  document.addEventListener('keydown', press);
  return () => {
    clearTimeout(timer);
    document.removeEventListener('keydown', press);
  };
}

export const countDialogs = (): number =>
  document.querySelectorAll('[role="dialog"], [role="alertdialog"], [role="menu"]').length;

export const isDialogOpen = (): boolean => countDialogs() > 0;

/** The form that has the focus, or else the page's form. */
export const submitForm = (): void =>
  (document.activeElement?.closest('form') ?? document.querySelector('main form'))?.requestSubmit();

const isNoise = ({ defaultPrevented, repeat, isComposing, key }: KeyboardEvent): boolean =>
  defaultPrevented || repeat || isComposing || ['Shift', 'Control', 'Meta', 'Alt'].includes(key);

const isModified = (key: string): boolean => /^(mod|alt)\+/.test(key);

function nameOf(event: KeyboardEvent): string {
  // Some keyboards have their brackets on AltGr, which looks like Ctrl and Alt together.
  const isPlain = event.getModifierState('AltGraph');
  const mod = !isPlain && (event.ctrlKey || event.metaKey) ? 'mod+' : '';
  const alt = !isPlain && event.altKey ? 'alt+' : '';
  return `${mod}${alt}${event.key.toLowerCase()}`;
}

const mayUseSingleKeys = (target: EventTarget | null): boolean =>
  !isTyping(target) && !isDialogOpen() && !areOff();

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof Element && !!target.closest('input, textarea, select, [contenteditable]');

const areOff = (): boolean => readItem(keysSetting) === 'off';
