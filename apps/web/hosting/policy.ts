/** The part of /config.json that says whom the app speaks to; the rest has no say here. */
export interface HostedConfig {
  readonly apiBase?: unknown;
  readonly cloudBase?: unknown;
  readonly realtimeBase?: unknown;
  readonly oidcAuthority?: unknown;
  readonly errorDsn?: unknown;
}

/**
 * The styles that may stand in the page, by their hash: each as it is and no other, so that an injected one stays out. A test
 * compares them with the libraries.
 */
const styles = {
  /** React Aria: how what can be pressed is touched. */
  press: "'sha256-38RhXrc7EdReTKsOm23ZPOCUgniTUUcjky8QOOrQx6o='",
  /** React Aria: what holds the page still below a dialog on iOS. */
  scroll: "'sha256-gYiS/BvZvRcK27JIXTuwhZ3hs2+VJ1X+2gUlE+farlg='",
};

/** The origin of an address, or nothing where it is none: what is not understood is not allowed. */
function originOf(address: unknown): string[] {
  if (typeof address !== 'string' || !URL.canParse(address)) return [];
  const { protocol, origin } = new URL(address);
  return protocol === 'https:' || protocol === 'http:' ? [origin] : [];
}

/** Whom scripts may call: our servers, the realtime one by WebSocket as well. */
function connectSources({ apiBase, cloudBase, realtimeBase, oidcAuthority, errorDsn }: HostedConfig): string[] {
  const realtime = originOf(realtimeBase || apiBase);
  const sockets = realtime.map((origin) => origin.replace(/^http/, 'ws'));
  return [
    ...new Set(["'self'", ...[apiBase, cloudBase, oidcAuthority, errorDsn].flatMap(originOf), ...realtime, ...sockets]),
  ];
}

/**
 * The content security policy of a page.
 * @param isSecure Whether the page is served by https.
 * @param framedBy Who may show it in a frame: nobody, or pages of ours (the page of the silent check).
 */
export function contentSecurityPolicy(
  config: HostedConfig,
  { isSecure, framedBy }: { isSecure: boolean; framedBy: "'none'" | "'self'" },
): string {
  const directives: [name: string, ...values: string[]][] = [
    ['default-src', "'none'"],
    ['script-src', "'self'"],
    ['style-src', "'self'", ...Object.values(styles)],
    ['img-src', "'self'", 'data:'],
    ['font-src', "'self'"],
    ['media-src', "'self'", 'blob:'],
    ['worker-src', "'self'"],
    ['manifest-src', "'self'"],
    ['connect-src', ...connectSources(config)],
    ['frame-src', "'self'", ...originOf(config.oidcAuthority)],
    ['frame-ancestors', framedBy],
    // A logout posts its token to the identity server, which keeps it out of every address.
    ['form-action', "'self'", ...originOf(config.oidcAuthority)],
    ['base-uri', "'none'"],
    ['object-src', "'none'"],
    ...(isSecure ? [['upgrade-insecure-requests'] as [string]] : []),
  ];
  return directives.map((directive) => directive.join(' ')).join('; ');
}

/** What a session needs, for our own pages alone, and what nobody needs. */
const features: Readonly<Record<string, 'self' | 'off'>> = {
  camera: 'self',
  microphone: 'self',
  'display-capture': 'self',
  fullscreen: 'self',
  'screen-wake-lock': 'self',
  accelerometer: 'off',
  'browsing-topics': 'off',
  'clipboard-read': 'off',
  geolocation: 'off',
  gyroscope: 'off',
  hid: 'off',
  'idle-detection': 'off',
  'local-fonts': 'off',
  magnetometer: 'off',
  midi: 'off',
  payment: 'off',
  'publickey-credentials-get': 'off',
  serial: 'off',
  usb: 'off',
  'xr-spatial-tracking': 'off',
};

/** The header Permissions-Policy. */
export const permissionsPolicy = Object.entries(features)
  .map(([name, who]) => `${name}=${who === 'self' ? '(self)' : '()'}`)
  .join(', ');
