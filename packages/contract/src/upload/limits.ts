/** Spec §5: at most so many files in one field. */
export const maxFiles = 52
/** Spec §5: at most so many pictures at once. */
export const maxPick = 9
/** Spec §5. */
export const maxVideoSeconds = 60
export const maxPictureBytes = 5 * 1024 * 1024
export const maxVideoBytes = 100 * 1024 * 1024
