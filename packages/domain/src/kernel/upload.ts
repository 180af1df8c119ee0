/** What a file may be; the server looks at its content, not at what it calls itself. */
export type Upload = {
  /** Pictures are always drawn anew; anything else is kept as it came, and only ever saved. */
  types: readonly string[];
  mostBytes: number;
  /** Pictures are drawn anew, at most this long; what hid in the file is gone. */
  longestSide?: number;
  /** A second drawing, at most this long, for lists. */
  thumbnailSide?: number;
};

export const pictureTypes = ['image/jpeg', 'image/png', 'image/gif', 'image/webp'] as const;

export const documentTypes = [
  'application/pdf',
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  'application/vnd.openxmlformats-officedocument.presentationml.presentation',
  'text/plain',
  'text/csv',
] as const;

export const pictures = {
  types: pictureTypes,
  mostBytes: 20_000_000,
  longestSide: 1600,
} satisfies Upload;

/** A scan, or a photo of the paper. */
export const papers = {
  ...pictures,
  types: [...pictureTypes, 'application/pdf'],
} satisfies Upload;

/** Pictures that are shown in lists too. */
export const photos = { ...pictures, mostBytes: 50_000_000, thumbnailSide: 320 } satisfies Upload;

export const documents = {
  ...photos,
  types: [...pictureTypes, ...documentTypes],
} satisfies Upload;
