/** Allowed file types; the server checks the content, not the declared type. */
export type Upload = {
  /** Pictures are always re-encoded; other files are stored unchanged and only ever downloaded. */
  types: readonly string[];
  maxBytes: number;
  /** Pictures are re-encoded at this size at most, which removes hidden data. */
  longestSide?: number;
  /** The size of the thumbnail for lists. */
  thumbnailSide?: number;
};

export const pictureTypes = ['image/jpeg', 'image/png', 'image/gif', 'image/webp'] as const;

const documentTypes = [
  'application/pdf',
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  'application/vnd.openxmlformats-officedocument.presentationml.presentation',
  'text/plain',
  'text/csv',
] as const;

export const pictureUpload = {
  types: pictureTypes,
  maxBytes: 20_000_000,
  longestSide: 1600,
} satisfies Upload;

/** The picture of a person. */
export const portraitUpload = { ...pictureUpload, longestSide: 512 } satisfies Upload;

/** A scan or a photo of a paper. */
export const paperUpload = {
  ...pictureUpload,
  types: [...pictureTypes, 'application/pdf'],
} satisfies Upload;

/** Pictures that are shown in lists too. */
export const photoUpload = {
  ...pictureUpload,
  maxBytes: 50_000_000,
  thumbnailSide: 320,
} satisfies Upload;

export const documentUpload = {
  ...photoUpload,
  types: [...pictureTypes, ...documentTypes],
} satisfies Upload;
