import { configure, getConfig, prettyDOM } from '@testing-library/react';

configure({
  // On a busy machine a screen can take seconds.
  asyncUtilTimeout: 10_000,
  // Printing the page is slow, and the message of a retried query is discarded: at the timeout
  // `waitFor` builds the message once more.
  getElementError(message, container) {
    const { _disableExpensiveErrorDiagnostics: isTriedAgain } = getConfig() as Private;
    const lines = [message ?? '', ...(isTriedAgain ? [] : [prettyDOM(container)])];
    return Object.assign(new Error(lines.join('\n\n')), { name: 'TestingLibraryElementError' });
  },
});

type Private = ReturnType<typeof getConfig> & { _disableExpensiveErrorDiagnostics?: boolean };
