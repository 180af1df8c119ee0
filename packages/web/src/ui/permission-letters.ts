/** The letters of the access table; a small one is for the user's own records. */
export const permissionLetters: Record<string, string> = {
  R: 'read',
  C: 'create',
  U: 'change',
  D: 'delete',
  A: 'approve',
  X: 'export',
  S: 'reveal',
  M: 'manage',
  r: 'read own',
  u: 'change own',
  d: 'delete own',
};
