/** What a file may be; the server looks at its content, not at what it calls itself. */
export type Upload = {
  types: readonly string[];
  mostBytes: number;
  /** Pictures are drawn anew, at most this long; what hid in the file is gone. */
  longestSide?: number;
};

export const pictureTypes = ['image/jpeg', 'image/png', 'image/gif', 'image/webp'] as const;

export const pictures = {
  types: pictureTypes,
  mostBytes: 20_000_000,
  longestSide: 1600,
} satisfies Upload;
