/** The specification's messages that the app shell shows, whatever the page. */
export const networkError =
  'Unable to connect to the server. Please check your connection and try again.';
export const loggedOut = 'You have been successfully logged out.';
export const organizationUnknown = 'Failed to detect organization';
export const crashTitle = 'Something went wrong';
export const crash = 'We encountered an unexpected error. Please try again.';
export const retriesUsed = 'Maximum retry attempts reached';
export const notFoundTitle = '404 Page Not Found';
export const notFound = 'Did you forget to add the page to the router?';
