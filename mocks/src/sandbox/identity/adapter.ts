import { errors } from 'oidc-provider';
import type { Adapter, AdapterFactory, AdapterPayload } from 'oidc-provider';

interface Entry {
  payload: AdapterPayload;
  /** Milliseconds since 1970. */
  expiresAt: number;
}

/** Sessions, grants and tokens of the identity server, in memory, by model and id. */
export function createIdentityStorage() {
  const models = new Map<string, Map<string, Entry>>();

  const modelOf = (name: string): Map<string, Entry> => {
    const entries = models.get(name) ?? new Map<string, Entry>();
    models.set(name, entries);
    return entries;
  };

  function destroyWhere(names: Iterable<string>, isMeant: (payload: AdapterPayload) => boolean): void {
    for (const name of names) {
      for (const [id, { payload }] of modelOf(name)) if (isMeant(payload)) modelOf(name).delete(id);
    }
  }

  function destroyGrant(grantId: string): void {
    modelOf('Grant').delete(grantId);
    destroyWhere(models.keys(), (payload) => payload.grantId === grantId);
  }

  const adapter: AdapterFactory = (name): Adapter => {
    const entries = modelOf(name);
    const find = (id: string) => {
      const entry = entries.get(id);
      if (entry && entry.expiresAt <= Date.now()) entries.delete(id);
      return entries.get(id)?.payload;
    };
    const findWhere = (isMeant: (payload: AdapterPayload) => boolean) =>
      [...entries.keys()].map(find).find((payload) => payload !== undefined && isMeant(payload));
    return {
      upsert: async (id, payload, expiresIn) => {
        entries.set(id, { payload, expiresAt: expiresIn ? Date.now() + expiresIn * 1000 : Infinity });
      },
      find: async (id) => find(id),
      findByUid: async (uid) => findWhere((payload) => payload.uid === uid),
      findByUserCode: async (userCode) => findWhere((payload) => payload.userCode === userCode),
      destroy: async (id) => void entries.delete(id),
      revokeByGrantId: async (grantId) => destroyWhere([name], (payload) => payload.grantId === grantId),
      consume: async (id) => {
        const payload = find(id);
        if (payload?.consumed && payload.grantId) {
          // Two concurrent calls may both have read the token as unspent: the second to consume it fails here.
          destroyGrant(payload.grantId);
          throw new errors.InvalidGrant('token already used');
        }
        if (payload) payload.consumed = Math.floor(Date.now() / 1000);
      },
    };
  };

  return {
    adapter,
    /** Revokes an account's records of these models. */
    destroyOf: (accountId: string, names: readonly string[]): void =>
      destroyWhere(names, (payload) => payload.accountId === accountId),
    /** Ends the session that a grant belongs to. */
    endSessionOf: (grantId: string): void =>
      destroyWhere(['Session'], ({ authorizations = {} }) =>
        Object.values(authorizations).some((authorization) => authorization.grantId === grantId),
      ),
    clear: (): void => {
      for (const entries of models.values()) entries.clear();
    },
  };
}

export type IdentityStorage = ReturnType<typeof createIdentityStorage>;
