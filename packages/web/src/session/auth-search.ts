const tabs = ['login', 'register', 'request'] as const;

export type AuthTab = (typeof tabs)[number];
export type AuthSearch = {
  tab?: AuthTab | undefined;
  /** The router reads `?admin=true` as a boolean and writes it back as one. */
  admin?: boolean | string | undefined;
  invitation?: string | undefined;
};

/** A word it does not know is no word at all: the sign-in screen never fails over its address. */
export const authSearch = ({ tab, admin, invitation }: Record<string, unknown>): AuthSearch => ({
  tab: tabs.find((candidate) => candidate === tab),
  admin: typeof admin === 'boolean' || typeof admin === 'string' ? admin : undefined,
  invitation: invitation === undefined ? undefined : String(invitation),
});
