/** In localStorage while something may wait on this phone, so that the sign-in page looks for it only then. */
export const keepsItems = 'keepsItems';
