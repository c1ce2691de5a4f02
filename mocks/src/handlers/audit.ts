import { logPortalSwitch } from '@sakina/platform/contract';
import { defineHandler } from './define-handler.ts';

export const logPortalSwitchHandler = defineHandler(logPortalSwitch, ({ body, user, tables }) => {
  tables.portalSwitches.put({ id: `psw-${crypto.randomUUID()}`, userId: user.userId, ...body });
  return { recorded: true as const };
});
