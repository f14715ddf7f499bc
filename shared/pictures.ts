/** What may be sent as a profile picture. What it truly is, its first bytes say and not its name. */
export const pictureTypes = ['image/jpeg', 'image/png', 'image/webp', 'image/gif'] as const;
export const mostPictureBytes = 5 * 1024 * 1024;

/** Edges in pixels of the squares that are kept. */
export const pictureSizes = { small: 256, large: 512 } as const;
export type PictureSize = keyof typeof pictureSizes;
