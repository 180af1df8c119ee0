// Runs while the application is still on its way, and fetches what the first screen will ask for.
const [, section, slug, part] = location.pathname.split('/');

function fetchAhead(attributes) {
  document.head.append(Object.assign(document.createElement('link'), attributes));
}

const fetchFiles = (names) => {
  for (const name of names) fetchAhead({ rel: 'modulepreload', href: `/assets/${name}.js` });
};

// Without signal nothing can be read but what is stored: the files that know how are needed first.
if (!navigator.onLine) fetchFiles(FILES_WITHOUT_SIGNAL);

function readAhead(...paths) {
  if (!navigator.onLine) return;
  for (const href of paths)
    fetchAhead({ rel: 'preload', as: 'fetch', crossOrigin: 'use-credentials', href });
}

if (/^projects?$/.test(section) && slug) {
  readAhead(CONTRACT_BY_SLUG.replace(':slug', slug));
  if (!part) fetchFiles(FILES_OF_DIARY);
} else if (/^(contracts|projects)?$/.test(section)) {
  readAhead(...READS_OF_CONTRACTS);
}
