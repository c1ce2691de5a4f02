import { describe, expect, test } from 'vitest';
import { usesOf } from '../../tools/contract/uses.ts';

const feature = 'packages/portal-features/src/practice/clients';
const sources = {
  [`${feature}/api/use-clients.ts`]:
    "import { listClients } from '@sakina/platform/contract';\nimport type { getClient } from '@sakina/platform/contract';\nexport const useClients = () => useOperation(listClients, {});",
  [`${feature}/api/use-update.ts`]:
    "import { getClient, listClients, updateClient } from '@sakina/platform/contract';\nexport const useUpdate = () => useAction(updateClient, { invalidates: [getClient] });\nconst again = () => invalidate(listClients);",
  [`${feature}/components/Table.tsx`]: "import { useClients } from '../api/use-clients.ts';",
  [`${feature}/components/Acts.tsx`]:
    "import { discharge, readmit } from '@sakina/platform/contract';\nconst acts = <ActDialog operation={isIn ? discharge : readmit} />;",
  [`${feature}/screens/ClientsScreen.tsx`]: "import { Table } from '../components/Table.tsx';",
  [`${feature}/screens/ClientsScreen.stories.tsx`]:
    "import * as contract from '@sakina/platform/contract';\nconst handlers = { list: scenarios.loading(contract.getTranscript) };",
  'apps/web/src/services/services.ts':
    "import { logPortalSwitch } from '@sakina/platform/contract';\nclient.call<typeof logPortalSwitch>(logPortalSwitch, { body });",
};
const names = ['listClients', 'getClient', 'updateClient', 'getTranscript', 'logPortalSwitch', 'discharge', 'readmit'];

describe('the uses of an operation', () => {
  test.each([
    ['from the root', ''],
    ['as a glob of Vite gives it', '/'],
    ['from a folder beside', '../../'],
  ])('are found %s', (_, before) => {
    const uses = usesOf(
      Object.fromEntries(Object.entries(sources).map(([path, text]) => [before + path, text])),
      names,
    );
    expect(uses.get('listClients')).toEqual({
      callers: [`${feature}/api/use-clients.ts`],
      features: ['practice/clients'],
      screens: [`${feature}/screens/ClientsScreen.tsx`],
      stories: [`${feature}/screens/ClientsScreen.stories.tsx`],
    });
    expect(uses.get('updateClient')).toMatchObject({
      callers: [`${feature}/api/use-update.ts`],
      screens: [],
    });
  });

  test('are calls: marking an answer as old, or naming a type, is none', () => {
    expect(usesOf(sources, names).get('getClient')?.callers).toEqual([]);
  });

  test('are found where a component is given the operation that it makes', () => {
    const uses = usesOf(sources, names);
    expect(uses.get('discharge')?.callers).toEqual([`${feature}/components/Acts.tsx`]);
    expect(uses.get('readmit')?.callers).toEqual([`${feature}/components/Acts.tsx`]);
  });

  test('count the assembly and the stories that name it', () => {
    const uses = usesOf(sources, names);
    expect(uses.get('logPortalSwitch')?.features).toEqual(['app']);
    expect(uses.get('getTranscript')?.stories).toEqual([`${feature}/screens/ClientsScreen.stories.tsx`]);
  });
});
