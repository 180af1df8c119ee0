// Runs while the application is still on its way, and fetches what the first screen will ask for.
const [, section, slug, part] = location.pathname.split('/');

function fetchAhead(attributes) {
  document.head.append(Object.assign(document.createElement('link'), attributes));
}

function readAhead(...paths) {
  for (const href of paths)
    fetchAhead({ rel: 'preload', as: 'fetch', crossOrigin: 'use-credentials', href });
}

if (/^projects?$/.test(section) && slug) {
  readAhead(CONTRACT_BY_SLUG.replace(':slug', slug));
  if (!part)
    for (const name of FILES_OF_DIARY)
      fetchAhead({ rel: 'modulepreload', href: `/assets/${name}.js` });
} else if (/^(contracts|projects)?$/.test(section)) {
  readAhead(...READS_OF_CONTRACTS);
}
