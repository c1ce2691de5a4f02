// This page is opened in a hidden frame by the sign-in library and reports its own address to the page around it,
// in the form that oidc-client-ts listens for (ROUTE-8). It talks to its own origin alone.
if (window.parent !== window) {
  window.parent.postMessage({ source: 'oidc-client', url: window.location.href, keepOpen: false }, window.location.origin);
}
