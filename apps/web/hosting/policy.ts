/** The part of /config.json that names the servers the app talks to. */
export interface HostedConfig {
  readonly apiBase?: unknown;
  readonly cloudBase?: unknown;
  readonly realtimeBase?: unknown;
  readonly livekitBase?: unknown;
  readonly oidcAuthority?: unknown;
  readonly errorDsn?: unknown;
}

/**
 * Hashes of the inline styles that libraries insert; any other inline style is blocked. A test compares them with the
 * libraries.
 */
const styles = {
  /** React Aria: touch-action of pressable elements. */
  press: "'sha256-38RhXrc7EdReTKsOm23ZPOCUgniTUUcjky8QOOrQx6o='",
  /** React Aria: scroll lock below a dialog on iOS. */
  scroll: "'sha256-gYiS/BvZvRcK27JIXTuwhZ3hs2+VJ1X+2gUlE+farlg='",
};

/** The origin of an address; empty for an invalid one, which is then not allowed. */
function originOf(address: unknown): string[] {
  if (typeof address !== 'string' || !URL.canParse(address)) return [];
  const { protocol, origin } = new URL(address);
  return protocol === 'https:' || protocol === 'http:' ? [origin] : [];
}

/** Where scripts may connect: our servers, the realtime server and the media server over WebSocket too. */
function connectSources({
  apiBase,
  cloudBase,
  realtimeBase,
  livekitBase,
  oidcAuthority,
  errorDsn,
}: HostedConfig): string[] {
  const realtime = [...originOf(realtimeBase || apiBase), ...originOf(livekitBase)];
  const sockets = realtime.map((origin) => origin.replace(/^http/, 'ws'));
  return [
    ...new Set(["'self'", ...[apiBase, cloudBase, oidcAuthority, errorDsn].flatMap(originOf), ...realtime, ...sockets]),
  ];
}

/**
 * The content security policy of a page.
 * @param isSecure Whether the page is served over https.
 * @param framedBy Who may frame it: nothing, or our own pages (the silent check).
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
    // A logout posts its token to the identity server, which keeps it out of addresses.
    ['form-action', "'self'", ...originOf(config.oidcAuthority)],
    ['base-uri', "'none'"],
    ['object-src', "'none'"],
    ...(isSecure ? [['upgrade-insecure-requests'] as [string]] : []),
  ];
  return directives.map((directive) => directive.join(' ')).join('; ');
}

/** Browser features: those that a session needs are allowed for our own pages, all others for none. */
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

/** The Permissions-Policy header. */
export const permissionsPolicy = Object.entries(features)
  .map(([name, who]) => `${name}=${who === 'self' ? '(self)' : '()'}`)
  .join(', ');
