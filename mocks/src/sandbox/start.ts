import type { RequestListener } from 'node:http';
import type { MockAccount } from '@sakina/platform/auth/mock';
import type { MockServer } from '../handlers/index.ts';
import { currentClaims, isSuspended } from '../rules/account-state.ts';
import { roomSubject } from '../rules/room-subject.ts';
import { createMemoryStore } from '../store/index.ts';
import { createAccessTokens } from './access-tokens.ts';
import { createAccounts } from './accounts.ts';
import { createApi, refuseAsApi } from './api.ts';
import { createBehaviours } from './behaviours.ts';
import type { Refuse } from './behaviours.ts';
import { createControl } from './control.ts';
import type { Control } from './control.ts';
import { createControlServer } from './control-server.ts';
import { allowOrigins } from './cors.ts';
import { CLIENT_ID, createIdentityServer } from './identity/index.ts';
import { listenAll } from './listen.ts';
import type { Listening } from './listen.ts';
import { createLiveKitServer, liveKitOrigin } from './livekit.ts';
import type { LiveKitKey } from './livekit.ts';
import { createRealtimeServer } from './realtime.ts';
import { createRequestLog } from './request-log.ts';
import type { ServerName } from './request-log.ts';
import { withServiceSignIn } from './service-sign-in.ts';

/** The content of /config.json with which the app finds these servers. */
export type SandboxConfig = Readonly<Record<string, string | number | boolean>>;

export interface SandboxOptions {
  /** Ports; 0 takes a free one. @default 4010, 4011, 4012 */
  apiPort?: number;
  identityPort?: number;
  appPort?: number;
  /**
   * The origins by which browsers reach these servers, where a proxy stands before them.
   * @default their own addresses
   */
  origins?: Readonly<Record<ServerName, string>>;
  /** Serves the app. @default nothing is served, but the app's origin is allowed */
  app?: (config: SandboxConfig) => RequestListener;
  /** More of /config.json, `idleMinutes` for example. */
  config?: SandboxConfig;
  /** The API's clock. The identity server always uses the machine's. @default the machine's */
  now?: () => Date;
  /** Lifetime of access tokens in seconds, also of the identity server's. @default 300 */
  accessTokenSeconds?: number;
  /** Simulates the other person in session rooms. @default true */
  simulatePeers?: boolean;
  /** A LiveKit server that carries sound and picture. @default none: browsers connect with each other */
  liveKit?: LiveKitKey | null;
}

export interface Sandbox {
  /** Origins, without a slash at the end. */
  apiUrl: string;
  identityUrl: string;
  appUrl: string;
  config: SandboxConfig;
  control: Control;
  /** Ends every connection and releases the ports. */
  close: () => Promise<void>;
}

const origin = (port: number) => `http://127.0.0.1:${port}`;

const refuseAsApp: Refuse = (status, _incoming, outgoing) => {
  outgoing.writeHead(status, { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'no-store' });
  outgoing.end(`${status}\n`);
};

/**
 * Starts an API with its realtime server, an identity server and the app, all on the loopback address, with
 * state in memory. Rejects with PortUnavailableError and then leaves nothing running.
 */
export async function startSandbox(options: SandboxOptions = {}): Promise<Sandbox> {
  const {
    apiPort = 4010,
    identityPort = 4011,
    appPort = 4012,
    app,
    now = () => new Date(),
    accessTokenSeconds = 300,
    simulatePeers = true,
    liveKit = null,
  } = options;
  const [api, identityPlace, appPlace] = (await listenAll([
    { name: 'the API', port: apiPort, variable: 'SANDBOX_API_PORT' },
    { name: 'the identity server', port: identityPort, variable: 'SANDBOX_ID_PORT' },
    { name: 'the app', port: appPort, variable: 'SANDBOX_APP_PORT' },
  ])) as [Listening, Listening, Listening];
  const {
    api: apiUrl,
    identity: identityUrl,
    app: appUrl,
  } = options.origins ?? {
    api: origin(api.port),
    identity: origin(identityPlace.port),
    app: origin(appPlace.port),
  };
  const appOrigins = [appUrl];

  const store = createMemoryStore(now());
  const accounts = createAccounts();
  const behaviours = createBehaviours();
  const log = createRequestLog(now);
  const readClaims = ({ claims }: MockAccount) =>
    store.run((tables) => (isSuspended(tables, String(claims['sub'])) ? null : currentClaims(tables, claims)));
  const identity = createIdentityServer({ issuer: identityUrl, appOrigins, accounts, readClaims, accessTokenSeconds });
  const tokens = createAccessTokens(now, identity.claimsOf);
  const tokenOptions = { lifetimeSeconds: accessTokenSeconds, mint: tokens.mint };
  const isOver = (roomName: string) => store.run((tables) => roomSubject(tables, roomName)?.isOver === true);
  const media = liveKit && createLiveKitServer({ ...liveKit, now, isOver });
  const server: MockServer = {
    store,
    now,
    simulatePeers,
    tokens: tokenOptions,
    readToken: tokens.read,
    publish: (event) => {
      void realtime.emit(event.name, event.payload, event.to);
      media?.heed(event);
    },
    ...(media && { mediaServer: media.media }),
  };

  const config: SandboxConfig = {
    apiBase: apiUrl,
    cloudBase: apiUrl,
    oidcAuthority: identityUrl,
    oidcClientId: CLIENT_ID,
    voiceVideo: true,
    assistant: true,
    ...(liveKit && { livekitBase: liveKitOrigin(liveKit) }),
    ...options.config,
  };
  const serve = (name: ServerName, listener: RequestListener, refuse: Refuse): RequestListener => {
    const obeying = behaviours.obey(name, listener, refuse);
    return (incoming, outgoing) => {
      log.note(name, incoming, outgoing);
      obeying(incoming, outgoing);
    };
  };

  const answerApi = serve('api', createApi({ origin: apiUrl, server, tokens }), refuseAsApi);
  api.server.on('request', (incoming, outgoing) => {
    outgoing.setHeader('Date', now().toUTCString());
    if (allowOrigins(appOrigins, incoming, outgoing)) return;
    if (incoming.url?.startsWith('/sandbox/')) controlServer(incoming, outgoing);
    else answerApi(incoming, outgoing);
  });
  const realtime = createRealtimeServer({
    httpServer: api.server,
    origins: appOrigins,
    recognise: tokens.recognise,
    store,
    now,
  });
  const control = createControl({ accounts, behaviours, identity, log, now, realtime, store, tokens, tokenOptions });
  const controlServer = createControlServer(control, apiUrl, appOrigins);
  identityPlace.server.on('request', serve('identity', identity.listener, identity.refuse));
  const answerApp = app?.(config) ?? ((incoming, outgoing) => refuseAsApp(404, incoming, outgoing));
  appPlace.server.on('request', serve('app', withServiceSignIn(answerApp), refuseAsApp));

  const close = async () => {
    behaviours.stop();
    media?.close();
    await realtime.close();
    await Promise.all([api.close(), identityPlace.close(), appPlace.close()]);
  };
  return { apiUrl, identityUrl, appUrl, config, control, close };
}
