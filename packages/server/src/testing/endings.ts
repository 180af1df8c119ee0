const endings: (() => Promise<unknown>)[] = [];

/** Files share the code they read: whatever goes on by itself has to end with its file. */
export const endWithFile = (end: () => Promise<unknown>): void => {
  endings.push(end);
};

export async function endAll(): Promise<void> {
  for (const end of endings.splice(0)) await end();
}
