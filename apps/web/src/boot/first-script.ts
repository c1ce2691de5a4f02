/**
 * Storage key of the choice between day and night. It belongs to the device, not to a person (SEC-8), and outlives a
 * logout.
 */
export const COLOR_SCHEME_KEY = 'sakina-color-scheme';

/**
 * What runs before anything is painted: the choice of this device, as an attribute that the styles follow, and for the
 * canvas that the browser draws before the styles are there. A file of its own that holds up the page, since the policy
 * allows no script in the HTML and the app’s code comes after the first paint. Without a choice the styles follow the
 * system by themselves.
 */
export const firstScript = `try {
  const scheme = localStorage.getItem('${COLOR_SCHEME_KEY}');
  if (scheme === 'light' || scheme === 'dark') {
    document.documentElement.dataset.colorScheme = scheme;
    document.querySelector('meta[name="color-scheme"]').content = scheme;
  }
} catch {}
`;
