/** What may be sent as a profile picture. What it truly is, its first bytes say and not its name. */
export const pictureTypes = ['image/jpeg', 'image/png', 'image/webp', 'image/gif'] as const;
export const maxPictureMegabytes = 5;
export const maxPictureBytes = maxPictureMegabytes * 1024 * 1024;

/** Edges in pixels of the squares that are kept. */
export const pictureSizes = { small: 256, large: 512 } as const;
export type PictureSize = keyof typeof pictureSizes;

/** What is larger is not decoded: a few kilobytes can stand for a wall of pixels, and memory goes by the pixel. */
export const maxPictureMegapixels = 50;
