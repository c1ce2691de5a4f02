// oidc-provider asks for URL.parse, which Node has since 22.1. It is a function of the standard: https://url.spec.whatwg.org/#dom-url-parse
URL.parse ??= (url, base) => (URL.canParse(url, base) ? new URL(url, base) : null);
