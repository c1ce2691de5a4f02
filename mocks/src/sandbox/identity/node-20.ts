// oidc-provider asks for URL.parse, which Node has since 22.1. It is a function of the standard:
// https://url.spec.whatwg.org/#dom-url-parse
if (!('parse' in URL))
  Object.assign(URL, { parse: (url: string, base?: string) => (URL.canParse(url, base) ? new URL(url, base) : null) });
export {};
