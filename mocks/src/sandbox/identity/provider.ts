import './node-20.ts';
import { generateKeyPairSync, randomBytes } from 'node:crypto';
import { interactionPolicy, Provider } from 'oidc-provider';
import type { Account, Configuration, KoaContextWithOIDC } from 'oidc-provider';
import type { MockAccount } from '@sakina/platform/auth/mock';
import { product } from '@sakina/platform/domain';
import type { Claims } from '../access-tokens.ts';
import type { Accounts } from '../accounts.ts';
import type { IdentityStorage } from './adapter.ts';
import { failurePage, signedOutPage, signOutPage } from './pages.ts';

/**
 * The product’s client. The accounts’ tokens name its roles by this id, and both the app and the API count these alone.
 */
export const CLIENT_ID = product.id;
/** Seconds until the password is required again. */
const SESSION_SECONDS = 12 * 60 * 60;

export interface IdentityOptions {
  /** The server's own origin. */
  issuer: string;
  /** Origins of the app: allowed redirect targets and callers. */
  appOrigins: readonly string[];
  accounts: Accounts;
  /** An account's current claims; null if it is suspended. */
  readClaims: (account: MockAccount) => Promise<Claims | null>;
  storage: IdentityStorage;
  /** Lifetime of an access token in seconds. */
  accessTokenSeconds: number;
}

/** Checks prompt=create first, so that a new user is not asked to sign in. */
function createPolicy() {
  const policy = interactionPolicy.base();
  policy.add(new interactionPolicy.Prompt({ name: 'create', requestable: true }), 0);
  return policy;
}

/** The product is a first-party client, so consent is granted without asking. */
async function grantWithoutAsking({ oidc }: KoaContextWithOIDC) {
  const { client, session, provider } = oidc;
  if (!client || !session?.accountId) return undefined;
  const known = session.grantIdFor(client.clientId);
  const grant =
    (known === undefined ? undefined : await provider.Grant.find(known)) ??
    new provider.Grant({ clientId: client.clientId, accountId: session.accountId });
  grant.addOIDCScope('openid profile email');
  await grant.save();
  return grant;
}

function configuration({
  appOrigins,
  accounts,
  readClaims,
  storage,
  accessTokenSeconds,
}: IdentityOptions): Configuration {
  const claimNames = new Set(accounts.demo.flatMap((account) => Object.keys(account.claims)));
  const key = generateKeyPairSync('ec', { namedCurve: 'P-256' }).privateKey.export({ format: 'jwk' });
  /** @param isForToken Whether a token is requested or used: there is none for a suspended account. */
  const toAccount = async (id: string, isForToken: boolean): Promise<Account | undefined> => {
    const account = accounts.findById(id);
    const claims = account && (await readClaims(account));
    if (!account || (isForToken && !claims)) return undefined;
    return { accountId: id, claims: async () => ({ ...(claims ?? account.claims), sub: id }) };
  };
  return {
    adapter: storage.adapter,
    jwks: { keys: [{ ...key, use: 'sig', alg: 'ES256' }] as never },
    cookies: {
      keys: [randomBytes(32).toString('base64url')],
      names: { session: 'sandbox_session', interaction: 'sandbox_interaction', resume: 'sandbox_resume' },
    },
    clients: [
      {
        client_id: CLIENT_ID,
        client_name: 'Sakina',
        token_endpoint_auth_method: 'none',
        grant_types: ['authorization_code', 'refresh_token'],
        response_types: ['code'],
        // EC keys are generated at once; an RSA key can take a second.
        id_token_signed_response_alg: 'ES256',
        redirect_uris: appOrigins.flatMap((origin) => [`${origin}/auth/callback`, `${origin}/silent-check-sso.html`]),
        post_logout_redirect_uris: appOrigins.map((origin) => `${origin}/`),
      },
    ],
    clientBasedCORS: (_ctx, origin) => appOrigins.includes(origin),
    // The product reads roles from the id token; strictly conforming servers return them only from userinfo.
    conformIdTokenClaims: false,
    claims: { openid: [...claimNames], profile: [], email: [] },
    scopes: ['openid', 'profile', 'email'],
    pkce: { required: () => true },
    rotateRefreshToken: true,
    issueRefreshToken: async (_ctx, client) => client.grantTypeAllowed('refresh_token'),
    loadExistingGrant: grantWithoutAsking,
    findAccount: (_ctx, id, token) => toAccount(id, token !== undefined),
    interactions: { policy: createPolicy(), url: (_ctx, { uid }) => `/interaction/${uid}` },
    ttl: {
      AccessToken: accessTokenSeconds,
      IdToken: accessTokenSeconds,
      AuthorizationCode: 60,
      RefreshToken: SESSION_SECONDS,
      Session: SESSION_SECONDS,
      Grant: SESSION_SECONDS,
      Interaction: 3600,
    },
    features: {
      devInteractions: { enabled: false },
      revocation: { enabled: true, allowedPolicy: async (_ctx, client, token) => token.clientId === client.clientId },
      rpInitiatedLogout: {
        enabled: true,
        logoutSource: (ctx) => {
          // A valid id token of the signed-in user proves that the product sent them, so they are not asked again.
          // Without a session (the product has revoked it) there is nothing to ask about.
          const accountId = ctx.oidc.session?.accountId;
          const isConfirmed = accountId === undefined || ctx.oidc.entities.IdTokenHint?.payload['sub'] === accountId;
          const state = ctx.oidc.session?.state as { secret: string } | undefined;
          ctx.body = signOutPage(ctx.oidc.urlFor('end_session_confirm'), state?.secret ?? '', isConfirmed);
        },
        postLogoutSuccessSource: (ctx) => {
          ctx.body = signedOutPage();
        },
      },
    },
    renderError: (ctx, { error, error_description: description = '' }) => {
      ctx.type = 'html';
      ctx.body = failurePage(error, description);
    },
  };
}

/** The OpenID provider of the sandbox. */
export function createProvider(options: IdentityOptions): Provider {
  const provider = new Provider(options.issuer, configuration(options));
  provider.silent = true;
  // A proxy in front speaks https and says so in `X-Forwarded-Proto`; only this machine can connect here.
  provider.proxy = options.issuer.startsWith('https:');
  // As Keycloak does: revoking a refresh token ends the session that it belongs to.
  provider.on('grant.revoked', (_ctx, grantId) => options.storage.endSessionOf(grantId));
  return provider;
}
