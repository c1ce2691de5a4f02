import type { PlanListItem } from '@sakina/platform/contract';
import { expect, it } from 'vitest';
import { openedIn, readPlansSelection } from './selection.ts';

type Listed = Pick<PlanListItem, 'id' | 'client' | 'status'>;
const plan = (id: string, clientId: string, status: Listed['status']) =>
  ({ id, status, client: { id: clientId, displayName: clientId } }) as Listed;
const plans = [plan('pln-1', 'usr-1', 'COMPLETED'), plan('pln-2', 'usr-2', 'DRAFT'), plan('pln-3', 'usr-1', 'ACTIVE')];

it('a link from a client’s record opens their plan, the active one first [ROUTE-29]', () => {
  const opened = (query: string) => openedIn(readPlansSelection(new URLSearchParams(query)), plans);
  expect(opened('client=usr-1')).toEqual({ planId: 'pln-3' });
  expect(opened('client=usr-2')).toEqual({ planId: 'pln-2' });
  expect(opened('client=usr-3')).toEqual({});
  expect(opened('plan=pln-1&client=usr-1')).toEqual({ planId: 'pln-1' });
  expect(opened('view=new')).toEqual({ isNew: true });
});
