export { MISSING, toHeadersFile, toNginx, toRedirectsFile } from './formats.ts';
export { cacheControl, headersFor, securityHeaders } from './headers.ts';
export type { HeaderOptions, HostedConfig } from './headers.ts';
export { serveBuild } from './serve-build.ts';
export type { ServedBuild } from './serve-build.ts';
export { createStaticHost } from './static-host.ts';
export type { StaticHostOptions } from './static-host.ts';
