import * as v from 'valibot';
import { portals } from '../../domain/portals.ts';
import { invalid, unauthenticated } from '../errors.ts';
import { defineOperation } from '../operation.ts';
import { instant, text } from '../schemas/common.ts';

const portal = v.picklist(portals);

export const logPortalSwitch = defineOperation({
  id: 'CALL-52',
  name: 'audit.portalSwitch',
  method: 'POST',
  path: '/v1/audit/portal-switch',
  summary: 'Notes that someone went from one portal to another, when and why.',
  access: 'user',
  body: v.object({ from: portal, to: portal, reason: text, ts: instant }),
  response: v.object({ recorded: v.literal(true) }),
  errors: [unauthenticated, invalid],
  idempotent: true,
});
