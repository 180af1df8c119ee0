const isApple = /Mac|iPhone|iPad/.test(navigator.platform);

/** What the key beside K is called on this machine. */
export const modKey = isApple ? '⌘' : 'Ctrl';

type Go = { key: string; to: string; does: string };

/** After G: where to go. */
export const goTo = [
  { key: 'c', to: '/contracts', does: 'Contracts' },
  { key: 'e', to: '/entries', does: 'All entries' },
  { key: 's', to: '/suppliers', does: 'Suppliers' },
  { key: 'm', to: '/materials', does: 'Materials' },
  { key: 'w', to: '/workforce', does: 'Workforce' },
  { key: 'a', to: '/cost-analysis', does: 'Cost analysis' },
  { key: 'f', to: '/carbon-footprint', does: 'Carbon footprint' },
] as const satisfies Go[];

/** Every key of the app as people read it, in the order of the list that `?` opens. */
export const keyboardMap = [
  {
    title: 'Anywhere',
    keys: [
      { keys: 'mod+k', does: 'Search or jump to' },
      { keys: '?', does: 'Keyboard shortcuts' },
      { keys: 'n', does: 'New diary entry' },
      { keys: 'i', does: 'Report a site issue, inside a contract' },
      { keys: '/', does: 'Filter the list' },
      { keys: '[', does: 'Collapse or expand the sidebar' },
      { keys: 'f8', does: 'Notifications' },
    ],
  },
  {
    title: 'Lists',
    keys: [
      { keys: 'j', does: 'Next row' },
      { keys: 'k', does: 'Previous row' },
      { keys: 'enter', does: 'Open' },
      { keys: 'space', does: 'Select, where rows can be selected' },
      { keys: 'e', does: 'Edit' },
      { keys: 'delete', does: 'Delete' },
    ],
  },
  { title: 'Go to', keys: goTo.map(({ key, does }) => ({ keys: `g ${key}`, does })) },
  {
    title: 'Forms and dialogs',
    keys: [
      { keys: 'mod+s', does: 'Save' },
      { keys: 'mod+enter', does: 'Submit' },
      { keys: 'escape', does: 'Close' },
    ],
  },
];

const spelt: Record<string, string> = {
  mod: modKey,
  escape: 'Esc',
  enter: 'Enter',
  space: 'Space',
  delete: 'Del',
};

/** `mod+k` is Ctrl and K, `g c` is G and then C. */
export const keyLabels = (keys: string): string[] =>
  keys.split(/[+ ]/).map((key) => spelt[key] ?? key.toUpperCase());
