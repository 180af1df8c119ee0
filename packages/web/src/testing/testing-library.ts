import { configure, getConfig, prettyDOM } from '@testing-library/react';

configure({
  // On a busy machine a screen can take seconds.
  asyncUtilTimeout: 10_000,
  // To print the page takes long, and while a query is tried again and again nobody reads it: when
  // the time is up, `waitFor` asks for the message once more.
  getElementError(message, container) {
    const { _disableExpensiveErrorDiagnostics: isTriedAgain } = getConfig() as Private;
    const lines = [message ?? '', ...(isTriedAgain ? [] : [prettyDOM(container)])];
    return Object.assign(new Error(lines.join('\n\n')), { name: 'TestingLibraryElementError' });
  },
});

type Private = ReturnType<typeof getConfig> & { _disableExpensiveErrorDiagnostics?: boolean };
